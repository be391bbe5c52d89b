import { useEffect, useRef, useState } from "react";

/** A page that was hidden for longer goes on where it was. */
const LONGEST_FRAME_MS = 100;

/** Simulated time that plays from `begin_us` to `end_us`, at so many microseconds a second. */
export function usePlayed(
  begin_us: number,
  end_us: number,
  rateAt: (time_us: number) => number,
  plays: boolean,
) {
  const [time_us, setTime] = useState(begin_us);
  const [playing, setPlaying] = useState(plays);
  const last = useRef<number | null>(null);
  const rate = useRef(rateAt);
  rate.current = rateAt;
  const ended = time_us >= end_us;
  useEffect(() => {
    if (!playing || ended) return;
    let frame = requestAnimationFrame(function go(now) {
      const gone_ms = last.current === null ? 0 : Math.min(LONGEST_FRAME_MS, now - last.current);
      last.current = now;
      setTime((time) => Math.min(end_us, time + (rate.current(time) * gone_ms) / 1000));
      frame = requestAnimationFrame(go);
    });
    return () => {
      cancelAnimationFrame(frame);
      last.current = null;
    };
  }, [playing, ended, end_us]);
  /** Plays or pauses; at the end it begins again. */
  const toggle = () => {
    if (ended) setTime(begin_us);
    setPlaying(ended || !playing);
  };
  const seek = (to_us: number) => {
    setPlaying(false);
    setTime(to_us);
  };
  return { time_us, playing, ended, toggle, seek };
}
