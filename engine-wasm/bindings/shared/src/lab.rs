//! What every lab's binding hands on of its session, as macros: `wasm-bindgen` exports no generic type.
//!
//! `$engine` is the lab's crate. It has `lanes::Lanes`, `registry::registry_json`, `step::step`, `step::sentence` and
//! `why::templates`; the binding's type has the fields `session` and `configs`.

/// The part of a binding that is the same for every lab.
#[macro_export]
macro_rules! lab_binding {
    ($lab:ident, $engine:ident, registry_json($($limit:expr)?)) => {
        /// Everything that is registered, as JSON.
        #[wasm_bindgen]
        #[must_use]
        pub fn registry_json() -> String {
            $engine::registry::registry_json($($limit)?)
        }

        /// The engine's memory, in which columns lie.
        #[wasm_bindgen]
        #[must_use]
        pub fn engine_memory() -> JsValue {
            wasm_bindgen::memory()
        }

        #[wasm_bindgen]
        impl $lab {
            /// The last position: requests in the trace, or of all lanes together.
            #[wasm_bindgen(getter)]
            #[must_use]
            pub fn requests(&self) -> f64 {
                self.session.requests() as f64
            }

            /// Requests served in the shown state.
            #[wasm_bindgen(getter)]
            #[must_use]
            pub fn position(&self) -> f64 {
                self.session.position() as f64
            }

            /// The lanes' own configs with all defaults filled in, as JSON: of a fork, what is in force from it on.
            #[must_use]
            pub fn lanes_json(&self) -> String {
                $crate::json(&self.configs)
            }

            /// Shows the state after `position` requests.
            pub fn seek(&mut self, position: f64) {
                self.session.seek(position as u64);
            }

            /// Goes at most `limit` requests towards `position`; returns the position reached.
            pub fn seek_slice(&mut self, position: f64, limit: f64) -> f64 {
                self.session.seek_slice(position as u64, limit as u64) as f64
            }

            /// Runs on until a condition (JSON, see the engine's `session::Condition`) holds in `lane`, or in any lane; at
            /// most `limit` requests. Returns `found`, `more` or `none` as JSON.
            ///
            /// # Errors
            /// JSON `{field, value, legal, message}`.
            pub fn run_to_json(
                &mut self,
                condition_json: &str,
                lane: Option<u32>,
                limit: f64,
            ) -> Result<String, JsValue> {
                $crate::run_to_json(&mut self.session, condition_json, lane, limit)
            }

            /// Asks what became of a page before the shown position, and when it is asked for next; see the engine's
            /// `session::PageHistory`. What it takes is held until `stop_asking`.
            ///
            /// # Errors
            /// JSON `{field, value, legal, message}`.
            pub fn ask(&mut self, page: u32) -> Result<(), JsValue> {
                let asked = self.session.ask(page, $crate::available_bytes());
                asked.map_err(|error| $crate::failure(&error))
            }

            /// Looks on for the answer, for about as long as replaying `limit` requests takes; returns the part of the
            /// longest possible way that is behind it, 1 once all is found.
            pub fn continue_asking(&mut self, limit: f64) -> f64 {
                self.session.continue_asking(limit as u64)
            }

            /// The answer so far as JSON, or `null` if nothing was asked.
            #[must_use]
            pub fn page_history_json(&self) -> String {
                $crate::json(&self.session.page_history())
            }

            /// Forgets question and answer.
            pub fn stop_asking(&mut self) {
                self.session.stop_asking();
            }

            /// Lets the prescan, which runs ahead of the shown state, serve up to `limit` requests; returns its position.
            pub fn continue_prescan(&mut self, limit: f64) -> f64 {
                self.session.continue_prescan(limit as u64) as f64
            }

            /// Positions of the prescan's samples.
            #[must_use]
            pub fn sample_positions(&self) -> Vec<f64> {
                self.session.prescan().samples().iter().map(|sample| sample.position as f64).collect()
            }

            /// A counter of a lane at the samples, by its name; empty for an unknown name.
            #[must_use]
            pub fn sample_column(&self, lane: usize, counter: &str) -> Vec<f64> {
                self.session.sample_column(lane, counter)
            }

            /// Requests between each sample and the one before at which the lanes did not all act alike.
            #[must_use]
            pub fn diverged_column(&self) -> Vec<f64> {
                self.session.prescan().samples().iter().map(|sample| sample.diverged as f64).collect()
            }

            /// The first divergence of the lanes as JSON, or `null` if the prescan found none so far.
            #[must_use]
            pub fn first_divergence_json(&self) -> String {
                $crate::json(&self.session.prescan().first_divergence())
            }

            /// What the step to the shown position did, as JSON; see the engine's `step`.
            #[must_use]
            pub fn step_json(&self) -> String {
                $crate::json(&$engine::step::step(&self.session))
            }

            /// Everything shown of this position, as JSON: equal for equal positions, however they were reached.
            #[must_use]
            pub fn serialised(&self) -> String {
                self.session.serialised().to_string()
            }

            /// Bytes held by lanes, prescan and keyframes, without a trace.
            #[must_use]
            pub fn bytes(&self) -> f64 {
                self.session.bytes() as f64
            }
        }
    };
}

/// What the page's own words are checked by, and the page does not ask.
#[macro_export]
macro_rules! words_binding {
    ($lab:ident, $engine:ident) => {
        /// Every template that a step's phrases can have, as a JSON list: what a translation must know.
        #[wasm_bindgen]
        #[must_use]
        pub fn templates_json() -> String {
            $crate::json(&$engine::why::templates())
        }

        #[wasm_bindgen]
        impl $lab {
            /// The sentence of a lane's last step in English, as the page must compose it of its phrases; `undefined`
            /// before its first request.
            #[must_use]
            pub fn sentence(&self, lane: usize) -> Option<String> {
                $engine::step::sentence(&self.session, lane)
            }
        }
    };
}

/// What a lab over a trace has besides. `$open` gives a session and the lanes' configs for a `Scene` and a trace at hand,
/// `$making` begins to make a scene's trace, `$pages_needed` gives the pages of a workload.
#[macro_export]
macro_rules! trace_binding {
    ($lab:ident, $open:path, $making:path, $pages_needed:path) => {
        /// The pages of a workload (JSON) that fixes them, as JSON `{data_pages, pages}`; `null` for one that takes them as
        /// given.
        ///
        /// # Errors
        /// JSON `{field, value, legal, message}`.
        #[wasm_bindgen]
        pub fn workload_pages_json(workload_json: &str) -> Result<String, JsValue> {
            $crate::workload_pages_json(workload_json, $pages_needed)
        }

        /// Begins to make the trace that a scene (JSON) generates, to open the scene over it.
        ///
        /// # Errors
        /// JSON `{field, value, legal, message}`.
        #[wasm_bindgen]
        pub fn trace_making(scene_json: &str) -> Result<$crate::TraceMaking, JsValue> {
            let making = $making(&$crate::parsed("scene", scene_json)?);
            making.map($crate::TraceMaking::from).map_err(|error| $crate::failure(&error))
        }

        #[wasm_bindgen]
        impl $lab {
            /// Opens a scene (JSON). `own` is the trace for a workload of kind `own`, or what `trace_making` made; else the
            /// trace is generated now.
            ///
            /// # Errors
            /// JSON `{field, value, legal, message}`.
            #[wasm_bindgen(constructor)]
            pub fn new(scene_json: &str, own: Option<$crate::OwnTrace>) -> Result<$lab, JsValue> {
                let scene = Scene::from_json(&$crate::parsed("scene", scene_json)?, MAXIMUM_PAGES);
                let (session, configs) = scene
                    .and_then(|scene| $open(scene, own.map(|own| own.trace)))
                    .map_err(|error| $crate::failure(&error))?;
                Ok(Self { views: vec![LaneView::default(); configs.len()], session, configs })
            }

            /// What the requests `from .. to` serve, as a JSON list; empty if the workload does not say.
            #[must_use]
            pub fn labels_between_json(&self, from: f64, to: f64) -> String {
                $crate::labels_between_json(self.session.trace(), from as u64, to as u64)
            }

            /// Packed requests `from .. to`: page * 2 + 1 for a write, page * 2 for a read; with bit 31 the creation of a
            /// page, and 2^32 - 1 where the pool is emptied.
            #[must_use]
            pub fn requests_between(&self, from: f64, to: f64) -> Vec<u32> {
                let requests = &self.session.trace().requests;
                let to = (to as usize).min(requests.len());
                requests[(from as usize).min(to)..to].to_vec()
            }

            /// Whether the page ids of the trace's own file were renumbered.
            #[wasm_bindgen(getter)]
            #[must_use]
            pub fn renumbered(&self) -> bool {
                !self.session.trace().original_ids.is_empty()
            }

            /// The id that a page has in the trace's own file; the page itself if ids are used as they are.
            #[must_use]
            pub fn original_id(&self, page: u32) -> u64 {
                self.session.trace().original_id(page)
            }

            /// The page of an id of the trace's own file; `undefined` if there is none.
            #[must_use]
            pub fn page_of_id(&self, id: u64) -> Option<u32> {
                self.session.trace().page_of_id(id)
            }
        }
    };
}
