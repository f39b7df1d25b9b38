import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { BrowserList } from "#app/platform/browser/browser-list.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";

export type Lists = {
  readonly wishes: BrowserList;
  readonly recent: BrowserList;
  readonly searches: BrowserList;
};

/** Visitors never need it. */
const loadHandOver = async () => (await import("./hand-over-lists.ts")).handOver;

/**
 * Once the session is known, sets the owner of the lists: a visitor's are in this browser; a member's are on
 * the server, after what this browser saved before the login was handed over.
 */
export function useMyLists(lists: Lists): void {
  const { user, ready } = useSession();
  const { revalidate } = useRevalidator();
  const memberId = user?.id;

  useEffect(() => {
    if (!ready) return;
    let isOver = false;
    if (memberId) {
      void loadHandOver()
        .then((handOver) => handOver(lists, memberId, () => isOver))
        .then((isChanged) => {
          if (isChanged && !isOver) void revalidate();
        })
        // Without its code everything stays here, and is handed over the next time.
        .catch(() => {
          if (!isOver) for (const list of Object.values(lists)) list.setOwner(undefined);
        });
    } else {
      for (const list of Object.values(lists)) list.setOwner(undefined);
    }
    return () => {
      isOver = true;
    };
  }, [ready, memberId, lists, revalidate]);
}
