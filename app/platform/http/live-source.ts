import { CACHED_MONTHS, remember } from "#app/domain/calendar.ts";

/** Prices and free places are never shown as fresh beyond this. */
export const FRESH_MS = 5_000;

export type LiveView<Data> = {
  /** The newest answer, perhaps to the question before; it stays until the next one is here. */
  readonly data: Data | undefined;
  /** The question that the data answers. */
  readonly answers: string | undefined;
  readonly busy: boolean;
  readonly failed: boolean;
};

/** Of every source, before its first answer. */
export const UNANSWERED: LiveView<never> = {
  data: undefined,
  answers: undefined,
  busy: true,
  failed: false,
};

export type LiveSource<Data> = {
  readonly view: () => LiveView<Data>;
  readonly subscribe: (listener: () => void) => () => void;
  /** From now on this is the question; the one before is no longer waited for. */
  readonly want: (address: string) => void;
  /** Asks ahead for what is likely to be wanted next. */
  readonly prepare: (address: string) => void;
  /** Asks again if the answer has grown old. */
  readonly refresh: () => void;
  readonly retry: () => void;
  readonly stop: () => void;
};

type Load<Data> = (address: string, signal: AbortSignal) => Promise<Data>;
type Kept<Data> = { readonly data: Data; readonly at: number };

/** One question at a time about things that change by the minute. */
export function liveSource<Data>(load: Load<Data>, now: () => number): LiveSource<Data> {
  const listeners = new Set<() => void>();
  let kept: ReadonlyMap<string, Kept<Data>> = new Map();
  let view: LiveView<Data> = UNANSWERED;
  let wanted: string | undefined;
  let running = new AbortController();
  const ahead = new Map<string, AbortController>();

  function show(next: Partial<LiveView<Data>>): void {
    const changed = { ...view, ...next };
    if (isSame(view, changed)) return;
    view = changed;
    for (const listener of listeners) listener();
  }

  function isFresh(address: string): boolean {
    const known = kept.get(address);
    return known !== undefined && now() - known.at < FRESH_MS;
  }

  async function ask(address: string): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const known = kept.get(address);
    show({ busy: true, failed: false, ...(known && { data: known.data, answers: address }) });
    try {
      const data = await load(address, signal);
      if (signal.aborted) return;
      kept = remember(kept, address, { data, at: now() }, CACHED_MONTHS);
      show({ data, answers: address, busy: false });
    } catch {
      if (!signal.aborted) show({ busy: false, failed: true });
    }
  }

  function want(address: string): void {
    if (address === wanted) return;
    wanted = address;
    const known = kept.get(address);
    if (!known || !isFresh(address)) {
      void ask(address);
      return;
    }
    running.abort();
    show({ data: known.data, answers: address, busy: false, failed: false });
  }

  async function prepare(address: string): Promise<void> {
    if (isFresh(address) || ahead.has(address) || address === wanted) return;
    const controller = new AbortController();
    ahead.set(address, controller);
    try {
      const data = await load(address, controller.signal);
      kept = remember(kept, address, { data, at: now() }, CACHED_MONTHS);
    } catch {
      // Asked for in vain: it is asked again when somebody wants it.
    } finally {
      ahead.delete(address);
    }
  }

  function stop(): void {
    running.abort();
    for (const controller of ahead.values()) controller.abort();
    wanted = undefined;
  }

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want,
    prepare: (address) => void prepare(address),
    refresh: () => {
      if (wanted && !isFresh(wanted)) void ask(wanted);
    },
    retry: () => {
      if (wanted) void ask(wanted);
    },
    stop,
  };
}

function isSame<Data>(one: LiveView<Data>, other: LiveView<Data>): boolean {
  return (Object.keys(one) as (keyof LiveView<Data>)[]).every((key) => one[key] === other[key]);
}
