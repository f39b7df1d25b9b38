import { setClock } from "./set-clock.ts";

/** Preloaded into a process: shifts its clock by so many minutes, like a machine without time sync. */
const shift = Number(process.env.CLOCK_SHIFT_MINUTES) * 60_000;
setClock(() => shift);
