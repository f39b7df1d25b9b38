import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Locale } from "#app/domain/locale.ts";
import type { Role } from "#app/domain/role.ts";
import { deleteOthersCopies } from "#app/platform/offline/offline-store.ts";

export type SessionUser = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly locale: Locale;
};

export type Session = {
  readonly user: SessionUser | undefined;
  /** False until the first answer: until then a missing user does not mean signed out. */
  readonly ready: boolean;
  /** The session has ended since the page was loaded: signed out elsewhere, or expired. */
  readonly hasLeft: boolean;
  /** Loads the session again; false when it is certain that nobody is logged in. */
  readonly refresh: () => Promise<boolean>;
  readonly signOut: () => Promise<void>;
};

type Known = Pick<Session, "user" | "ready" | "hasLeft">;

const SESSION_PATH = "/api/_auth/session";
/** How often at most the session is checked again when the tab is opened. */
const RECHECK_MS = 30_000;

const SessionContext = createContext<Session | null>(null);

/** The session is loaded after the page, so that every page is the same for everybody and can be cached. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ user: undefined, ready: false, hasLeft: false });

  const asked = useRef(0);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const found = await fetchUser();
    // An answer that a later question has overtaken may tell of the time before the login.
    if (question === asked.current) setKnown((before) => knownNow(before, found));
    return found !== undefined;
  }, []);

  const signOut = useCallback(async () => {
    await fetch(SESSION_PATH, { method: "DELETE" });
    setKnown({ user: undefined, ready: true, hasLeft: false });
    await deleteOthersCopies();
  }, []);

  useEffect(() => {
    const end = new AbortController();
    let checkedAt = Date.now();
    void refresh();
    function lookAgain() {
      if (document.visibilityState !== "visible" || Date.now() - checkedAt < RECHECK_MS) return;
      checkedAt = Date.now();
      void refresh();
    }
    window.addEventListener("focus", lookAgain, { signal: end.signal });
    document.addEventListener("visibilitychange", lookAgain, { signal: end.signal });
    return () => end.abort();
  }, [refresh]);

  const session = useMemo(() => ({ ...known, refresh, signOut }), [known, refresh, signOut]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession is outside the SessionProvider");
  return session;
}

/** A first question that fails means logged out (spec §4); a later one leaves what was known. */
function knownNow(before: Known, found: Found): Known {
  if (found === null) return { ...before, ready: true };
  const { user, ready } = before;
  if (ready && JSON.stringify(user) === JSON.stringify(found)) return before;
  return { user: found, ready: true, hasLeft: !found && (before.hasLeft || user !== undefined) };
}

/** Null when there was no answer. */
type Found = SessionUser | undefined | null;

async function fetchUser(): Promise<Found> {
  try {
    const response = await fetch(SESSION_PATH, { headers: { accept: "application/json" } });
    if (!response.ok) return null;
    const { user } = (await response.json()) as { user?: SessionUser };
    void deleteOthersCopies(user?.id);
    return user;
  } catch {
    return null;
  }
}
