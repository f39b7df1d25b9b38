import { useEffect, useRef, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { type KeepLine, linesToSave } from "#app/domain/reservation/offline/offline-lines.ts";
import { firstOpenDay } from "#app/domain/reservation/status/reservation-list.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { useSession } from "#app/platform/session/session-provider.tsx";

type Root = { readonly buildId: string };

/**
 * The pages of one's own reservations keep the vouchers of the next trip in this browser. True once the open
 * line's page, which is the one that is open, can be opened without a network.
 */
export function useOfflineVouchers(lines: readonly KeepLine[], openId?: string): boolean {
  const { user } = useSession();
  const { pathname } = useLocation();
  const buildId = useRouteLoaderData<Root>("root")?.buildId;
  const root = useLocalized()("/reservation");
  const [keptPath, setKeptPath] = useState<string>();
  const latest = useRef(lines);
  latest.current = lines;
  const memberId = user?.id;
  const states = lines.map(({ id, status }) => id + status).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `states` tells when the lines are others.
  useEffect(() => {
    // While developing, nothing is built that could be kept.
    if (!import.meta.env.PROD || !memberId || !buildId) return;
    const over = new AbortController();
    const today = firstOpenDay(new Date());
    const coming = linesToSave(latest.current, today);
    const opened = coming.find(({ id }) => id === openId);
    const keeping = {
      memberId,
      buildId,
      root,
      open: opened && { ...opened, address: pathname },
      lines: coming,
      ended: latest.current.filter(({ status }) => status !== "COMPLETE").map(({ id }) => id),
      today,
      signal: over.signal,
    };
    import("./save-offline-vouchers.ts")
      .then(({ saveOfflineVouchers }) => saveOfflineVouchers(keeping, () => setKeptPath(pathname)))
      // Without room or network nothing is kept, and nothing is promised.
      .catch(() => {});
    return () => over.abort();
  }, [memberId, buildId, root, pathname, openId, states]);

  return keptPath === pathname;
}
