import { useEffect, useState } from "react";

const TURN_MS = 7_000;

/** Cycles through `count` slides; stops on demand, under the pointer, and with reduced motion. */
export function useTurns(count: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [resting, setResting] = useState(false);

  useEffect(() => {
    // Starts after load, and never with reduced motion.
    setPlaying(!window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  }, []);

  useEffect(() => {
    if (!playing || resting || count < 2) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), TURN_MS);
    return () => clearTimeout(timer);
  }, [playing, resting, current, count]);

  /** Stops the cycle, since whoever changes slides by hand wants to read. */
  function turn(by: 1 | -1): void {
    setPlaying(false);
    setCurrent((current + by + count) % count);
  }

  return { current, playing, setPlaying, setResting, turn };
}
