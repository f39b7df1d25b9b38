import { useEffect, useState } from "react";
import { useSession } from "#app/platform/session/session-provider.tsx";
import type { ApplicantProfile, findEntryCounts, OwnEntry } from "./entry/entry-queries.server.ts";

export type EntryFacts = {
  readonly counts: NonNullable<Awaited<ReturnType<typeof findEntryCounts>>>;
  readonly entry: (Omit<OwnEntry, "offerUntil"> & { readonly offerUntil: string | null }) | null;
  readonly me: ApplicantProfile | null;
};

/** Free places and one's own entry, asked for after load and again after a login or logout. */
export function useOwnEntry(tournamentId: number): EntryFacts | undefined {
  const { user, ready } = useSession();
  const memberId = user?.id;
  const [facts, setFacts] = useState<EntryFacts>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member has another entry
  useEffect(() => {
    if (!ready) return;
    const asking = new AbortController();
    void ask(tournamentId, asking.signal).then((answer) => answer && setFacts(answer));
    return () => asking.abort();
  }, [tournamentId, memberId, ready]);
  return facts;
}

async function ask(id: number, signal: AbortSignal): Promise<EntryFacts | undefined> {
  try {
    const response = await fetch(`/api/tournament/${id}`, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
