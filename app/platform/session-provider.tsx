import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { Locale } from "#app/domain/locale.ts";
import type { Role } from "#app/domain/role.ts";

export type SessionUser = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly locale: Locale;
};

export type Session = {
  readonly user: SessionUser | undefined;
  /** False until the first answer: until then nobody is known to be signed out. */
  readonly ready: boolean;
  readonly refresh: () => Promise<void>;
  readonly signOut: () => Promise<void>;
};

const SESSION_PATH = "/api/_auth/session";

const SessionContext = createContext<Session | null>(null);

/** Who is here arrives after load, so that every page is the same for everybody and can be kept whole. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<SessionUser>();
  const [ready, setReady] = useState(false);

  const refresh = useCallback(async () => {
    setUser(await fetchUser());
    setReady(true);
  }, []);

  const signOut = useCallback(async () => {
    await fetch(SESSION_PATH, { method: "DELETE" });
    setUser(undefined);
  }, []);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  const session = useMemo(
    () => ({ user, ready, refresh, signOut }),
    [user, ready, refresh, signOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession stands outside the SessionProvider");
  return session;
}

/** A failed fetch means logged out (spec §4). */
async function fetchUser(): Promise<SessionUser | undefined> {
  try {
    const response = await fetch(SESSION_PATH, { headers: { accept: "application/json" } });
    if (!response.ok) return undefined;
    const session = (await response.json()) as { user?: SessionUser };
    return session.user;
  } catch {
    return undefined;
  }
}
