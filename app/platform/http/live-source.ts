import { CACHED_MONTHS, remember } from "#app/domain/common/date/calendar-rules.ts";

/** How long prices and free places count as fresh. */
export const FRESH_MS = 5_000;

export type LiveView<Data> = {
  /** The newest answer, perhaps for the address before; it stays until the next one arrives. */
  readonly data: Data | undefined;
  /** The address that the data belongs to. */
  readonly answers: string | undefined;
  readonly busy: boolean;
  readonly failed: boolean;
};

/** What every source shows before its first answer. */
export const UNANSWERED: LiveView<never> = {
  data: undefined,
  answers: undefined,
  busy: true,
  failed: false,
};

export type LiveSource<Data> = {
  readonly view: () => LiveView<Data>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads this address from now on; the one before is aborted. */
  readonly want: (address: string) => void;
  /** Preloads what is likely to be wanted next. */
  readonly prepare: (address: string) => void;
  /** Loads again where the answer is no longer fresh. */
  readonly refresh: () => void;
  readonly retry: () => void;
  readonly stop: () => void;
};

type Load<Data> = (address: string, signal: AbortSignal) => Promise<Data>;
type Answer<Data> = { readonly data: Data; readonly at: number };

/** The newest answers, each with the time it arrived. */
function recentAnswers<Data>(now: () => number) {
  let answers: ReadonlyMap<string, Answer<Data>> = new Map();
  return {
    get: (address: string) => answers.get(address),
    add: (address: string, data: Data) => {
      answers = remember(answers, address, { data, at: now() }, CACHED_MONTHS);
    },
    isFresh: (address: string) => {
      const known = answers.get(address);
      return known !== undefined && now() - known.at < FRESH_MS;
    },
  };
}

/** What the page sees, and its subscribers. */
function observableView<Data>() {
  const listeners = new Set<() => void>();
  let view: LiveView<Data> = UNANSWERED;
  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next: Partial<LiveView<Data>>) => {
      const changed = { ...view, ...next };
      if (isSame(view, changed)) return;
      view = changed;
      for (const listener of listeners) listener();
    },
  };
}

/** Loads the address that is wanted now, one request at a time; what it loads changes by the minute. */
export function liveSource<Data>(load: Load<Data>, now: () => number): LiveSource<Data> {
  const { view, subscribe, show } = observableView<Data>();
  const answers = recentAnswers<Data>(now);
  let wanted: string | undefined;
  let running = new AbortController();
  const ahead = new Map<string, AbortController>();

  async function request(address: string): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const known = answers.get(address);
    show({ busy: true, failed: false, ...(known && { data: known.data, answers: address }) });
    try {
      const data = await load(address, signal);
      if (signal.aborted) return;
      answers.add(address, data);
      show({ data, answers: address, busy: false });
    } catch {
      if (!signal.aborted) show({ busy: false, failed: true });
    }
  }

  function want(address: string): void {
    if (address === wanted) return;
    wanted = address;
    const known = answers.get(address);
    if (!known || !answers.isFresh(address)) {
      void request(address);
      return;
    }
    running.abort();
    show({ data: known.data, answers: address, busy: false, failed: false });
  }

  function refresh(isForced: boolean): void {
    if (wanted && (isForced || !answers.isFresh(wanted))) void request(wanted);
  }

  function stop(): void {
    running.abort();
    for (const controller of ahead.values()) controller.abort();
    wanted = undefined;
  }

  return {
    view,
    subscribe,
    want,
    prepare: (address) => {
      if (address !== wanted) void loadAhead(address, { load, answers, ahead });
    },
    refresh: () => refresh(false),
    retry: () => refresh(true),
    stop,
  };
}

type Ahead<Data> = {
  readonly load: Load<Data>;
  readonly answers: ReturnType<typeof recentAnswers<Data>>;
  readonly ahead: Map<string, AbortController>;
};

async function loadAhead<Data>(
  address: string,
  { load, answers, ahead }: Ahead<Data>,
): Promise<void> {
  if (answers.isFresh(address) || ahead.has(address)) return;
  const controller = new AbortController();
  ahead.set(address, controller);
  try {
    answers.add(address, await load(address, controller.signal));
  } catch {
    // A failed preload is loaded again when it is wanted.
  } finally {
    ahead.delete(address);
  }
}

function isSame<Data>(one: LiveView<Data>, other: LiveView<Data>): boolean {
  return (Object.keys(one) as (keyof LiveView<Data>)[]).every((key) => one[key] === other[key]);
}
