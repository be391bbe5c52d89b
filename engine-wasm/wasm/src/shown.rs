//! The session that a [`Lab`](crate::session::Lab) shows: of the module's one kind of lanes, or, in the module `full`, of
//! whichever kind the scene asks for.

#[cfg(not(feature = "full"))]
mod kinds {
    use std::rc::Rc;

    use bufferpool_core::error::Checked;
    use bufferpool_core::workload::Making;
    use bufferpool_lab::lab::{Lab, Opened};
    use bufferpool_lab::session::Session;
    use bufferpool_lab::sweep::runner::LabRunner;

    use crate::This;
    use crate::runs::Source;

    /// A session over this module's lanes.
    pub(crate) type Shown = Session<<This as Lab>::Lanes>;

    /// Begins to make what a scene's lanes run over, as [`Lab::making`].
    pub(crate) fn making(
        scene: &<This as LabRunner>::Scene,
        available_bytes: u64,
    ) -> Checked<Making<Source>> {
        This::making(scene, available_bytes)
    }

    /// Opens a scene, as [`Lab::open`].
    pub(crate) fn open(
        scene: <This as LabRunner>::Scene,
        made: Option<Rc<Source>>,
        available_bytes: u64,
    ) -> Checked<Opened<This>> {
        This::open(scene, made, available_bytes)
    }

    /// Evaluates an expression with the session as `$session`; `This` is the lab of its lanes.
    macro_rules! shown {
        ($shown:expr, $session:ident => $value:expr) => {{
            let $session = $shown;
            $value
        }};
    }
    pub(crate) use shown;
}

#[cfg(feature = "full")]
mod kinds {
    use std::rc::Rc;

    use bufferpool_ace::config::LaneConfig;
    use bufferpool_ace::experiments::Ace;
    use bufferpool_ace::flash::lanes::OverFlash;
    use bufferpool_ace::scene::Scene;
    use bufferpool_ace::server::lanes::Served;
    use bufferpool_core::error::Checked;
    use bufferpool_core::trace::Trace;
    use bufferpool_core::workload::Making;
    use bufferpool_lab::lab::{Lab, Opened};
    use bufferpool_lab::session::Session;

    /// A session over lanes of one of these kinds; a page has a few at most.
    #[allow(clippy::large_enum_variant)]
    pub(crate) enum Shown {
        /// Lanes without a model around them, and those with the log strip.
        Plain(Session<<Ace as Lab>::Lanes>),
        /// With clients above the pool.
        Served(Session<<Served as Lab>::Lanes>),
        /// With a drive of flash below each pool.
        OverFlash(Session<<OverFlash as Lab>::Lanes>),
    }

    /// Begins to make what a scene's lanes run over: requests, and a drive that was written to.
    pub(crate) fn making(scene: &Scene, available_bytes: u64) -> Checked<Making<Trace>> {
        let any = |is: fn(&LaneConfig) -> bool| scene.lanes.iter().any(is);
        match any(|lane| lane.flash.is_some()) && !any(|lane| lane.server.is_some()) {
            true => OverFlash::making(scene, available_bytes),
            false => Ace::making(scene, available_bytes),
        }
    }

    /// Opens a scene over lanes of the kind that it asks for. One with clients and a drive goes to the clients' lanes,
    /// which say that the two exclude each other.
    pub(crate) fn open(
        scene: Scene,
        made: Option<Rc<Trace>>,
        available_bytes: u64,
    ) -> Checked<(Shown, Vec<LaneConfig>)> {
        fn kind<L: Lab>(
            (session, configs): Opened<L>,
            of: fn(Session<L::Lanes>) -> Shown,
        ) -> (Shown, Vec<L::Config>) {
            (of(session), configs)
        }
        let any = |is: fn(&LaneConfig) -> bool| scene.lanes.iter().any(is);
        if any(|lane| lane.server.is_some()) {
            return Served::open(scene, made, available_bytes)
                .map(|opened| kind::<Served>(opened, Shown::Served));
        }
        if any(|lane| lane.flash.is_some()) {
            return OverFlash::open(scene, made, available_bytes)
                .map(|opened| kind::<OverFlash>(opened, Shown::OverFlash));
        }
        Ace::open(scene, made, available_bytes).map(|opened| kind::<Ace>(opened, Shown::Plain))
    }

    /// Evaluates an expression with the session as `$session`; `This` is the lab of its lanes.
    macro_rules! shown {
        ($shown:expr, $session:ident => $value:expr) => {{
            use crate::shown::Shown;
            match $shown {
                Shown::Plain($session) => {
                    #[allow(dead_code)]
                    type This = bufferpool_ace::experiments::Ace;
                    $value
                }
                Shown::Served($session) => {
                    #[allow(dead_code)]
                    type This = bufferpool_ace::server::lanes::Served;
                    $value
                }
                Shown::OverFlash($session) => {
                    #[allow(dead_code)]
                    type This = bufferpool_ace::flash::lanes::OverFlash;
                    $value
                }
            }
        }};
    }
    pub(crate) use shown;
}

pub(crate) use kinds::*;
