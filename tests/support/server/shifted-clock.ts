import { setClock } from "./set-clock.ts";

/** Loaded before a process: its clock is wrong by so many minutes, as one that nobody sets. */
const shift = Number(process.env.CLOCK_SHIFT_MINUTES) * 60_000;
setClock(() => shift);
