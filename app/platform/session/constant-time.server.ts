import { setTimeout as wait } from "node:timers/promises";

const EVEN_MS = 250;

/** Takes equally long whether there is work or not, so that the response time reveals nothing. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), wait(EVEN_MS)]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}
