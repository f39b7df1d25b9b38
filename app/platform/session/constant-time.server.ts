import { setTimeout as wait } from "node:timers/promises";

const EVEN_MS = 250;

/** Takes as long when there is something to do as when there is nothing, so that time tells strangers nothing. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), wait(EVEN_MS)]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}
