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
import { endSession, fetchUser } from "./fetch-user.ts";
import { type KnownSession, knownNow, NOBODY_YET } from "./known-session.ts";
import { rememberOwner } from "./login-here.ts";

export type Session = KnownSession & {
  /** Loads the session again; false only when certain that the visitor is logged out. */
  readonly refresh: () => Promise<boolean>;
  readonly signOut: () => Promise<void>;
};

/** How often at most the session is checked again when the tab is opened. */
const RECHECK_MS = 30_000;

const SessionContext = createContext<Session | null>(null);

/** The session is loaded after the page, so that every page is the same for everybody and can be cached. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState(NOBODY_YET);

  const asked = useRef(0);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const found = await fetchUser();
    // An answer that a later question has overtaken may tell of the time before the login.
    if (question === asked.current) {
      if (found) rememberOwner(found);
      setKnown((before) => knownNow(before, found));
    }
    return found !== undefined;
  }, []);

  const signOut = useCallback(async () => {
    await endSession();
    rememberOwner(undefined);
    setKnown({ user: undefined, ready: true, hasLeft: false });
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
