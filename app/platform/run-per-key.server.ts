/** How many run at once: the database serialises them anyway, and the next should be ready. */
const AT_ONCE = 2;

type Queue = { working: number; readonly waiting: (() => void)[] };

const queues = new Map<string, Queue>();

/**
 * Limits concurrent work on one contended key: a few run at a time, the others wait without a database connection. Once
 * one reports that the rush is over, all waiting calls run. Only the order within this process changes; the work itself
 * decides who gets the thing.
 */
export async function runPerKey<T>(
  key: string,
  work: () => Promise<T>,
  isOver: (cause: unknown) => boolean = () => false,
): Promise<T> {
  const queue = queues.get(key) ?? { working: 0, waiting: [] };
  queues.set(key, queue);
  if (queue.working >= AT_ONCE) {
    await new Promise<void>((resolve) => queue.waiting.push(resolve));
  }
  queue.working += 1;
  try {
    return await work();
  } catch (cause) {
    if (isOver(cause)) for (const next of queue.waiting.splice(0)) next();
    throw cause;
  } finally {
    queue.working -= 1;
    if (queue.working < AT_ONCE) queue.waiting.shift()?.();
    if (queue.working === 0 && queue.waiting.length === 0) queues.delete(key);
  }
}

const asked = new Map<string, Promise<unknown>>();

/** The same question, asked by many at the same moment, is asked once. Nothing is remembered beyond its answer. */
export function askOnce<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = asked.get(key) as Promise<T> | undefined;
  if (known) return known;
  const answer = ask().finally(() => asked.delete(key));
  asked.set(key, answer);
  return answer;
}
