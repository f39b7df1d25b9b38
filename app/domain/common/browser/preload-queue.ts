/** At most this many chunks of routes are preloaded at once (spec §9). */
export const MAX_PRELOADS = 4;

export type PreloadQueue = {
  readonly running: readonly string[];
  readonly waiting: readonly string[];
};

export const EMPTY_QUEUE: PreloadQueue = { running: [], waiting: [] };

/** Newest requests first: the link under the finger matters more than those scrolled past. */
export function wantPreload(queue: PreloadQueue, path: string): PreloadQueue {
  if (queue.running.includes(path)) return queue;
  const waiting = [path, ...queue.waiting.filter((other) => other !== path)];
  return fill({ running: queue.running, waiting });
}

export function endPreload(queue: PreloadQueue, path: string): PreloadQueue {
  return fill({ ...queue, running: queue.running.filter((other) => other !== path) });
}

function fill({ running, waiting }: PreloadQueue): PreloadQueue {
  const free = MAX_PRELOADS - running.length;
  return { running: [...running, ...waiting.slice(0, free)], waiting: waiting.slice(free) };
}
