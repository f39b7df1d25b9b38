import type { LoginDialog, SessionUser, Waiting } from "./known-session.ts";

type Asked = {
  readonly answer: Promise<boolean>;
  readonly end: AbortController;
  count: number;
  needsTap: boolean;
};

type Asking = { readonly owner: SessionUser; readonly waiting: Waiting };

let asked: Asked | undefined;

/** One dialog for all requests that wait for the login; closed when none is waiting. */
export function openLogin(
  dialog: LoginDialog,
  { owner, waiting: { signal, needsTap = false } }: Asking,
): Promise<boolean> {
  asked ??= open(dialog, owner);
  const mine = asked;
  mine.count += 1;
  mine.needsTap ||= needsTap;
  const leave = () => {
    mine.count -= 1;
    if (mine.count === 0) mine.end.abort();
  };
  if (signal?.aborted) leave();
  signal?.addEventListener("abort", leave, { once: true });
  return mine.answer;
}

function open(ask: LoginDialog, user: SessionUser): Asked {
  const end = new AbortController();
  const opened: Asked = { answer: start(), end, count: 0, needsTap: false };
  return opened;

  async function start(): Promise<boolean> {
    // After `asked` is set, which the dialog reads.
    await Promise.resolve();
    try {
      return await ask({ owner: user, signal: end.signal, needsTap: () => opened.needsTap });
    } finally {
      if (asked === opened) asked = undefined;
    }
  }
}
