import { useEffect, useRef, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import {
  isSavable,
  linesToSave,
  type OfflineCandidate,
} from "#app/domain/reservation/offline/offline-lines.ts";
import { firstOpenDay } from "#app/domain/reservation/status/reservation-tabs.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { deleteLines } from "#app/platform/offline/delete-lines.ts";
import { settleAddress } from "#app/platform/offline/settle-address.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";

type Root = { readonly buildId: string };

/**
 * The pages of a member's reservations save the vouchers of the next trip in this browser. True once the open
 * line's page, which is the one that is open, can be opened without a network.
 */
export function useOfflineVouchers(lines: readonly OfflineCandidate[], openId?: string): boolean {
  const { user } = useSession();
  const { pathname } = useLocation();
  const buildId = useRouteLoaderData<Root>("root")?.buildId;
  const root = useLocalized()("/reservation");
  const [savedPath, setSavedPath] = useState<string>();
  const latest = useRef(lines);
  latest.current = lines;
  const memberId = user?.id;
  const states = lines.map(({ id, status, usedOn, endsOn }) => [id, status, usedOn, endsOn]).join();

  // Before all that needs a network or a session, and to its end: no voucher outlives the page that says it is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `states` changes when the lines do.
  useEffect(() => {
    // A saved page says what was true then.
    if (document.documentElement.dataset.keptAt) return;
    void deleteLines(latest.current.flatMap(({ id, status }) => (isSavable(status) ? [] : [id])));
  }, [states]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `states` changes when the lines do.
  useEffect(() => {
    // While developing, there are no built files to save.
    if (!import.meta.env.PROD || !memberId || !buildId) return;
    const over = new AbortController();
    const today = firstOpenDay(new Date());
    const coming = linesToSave(latest.current, today);
    const opened = coming.find(({ id }) => id === openId);
    const input = {
      memberId,
      buildId,
      root,
      open: opened && { ...opened, address: pathname },
      lines: coming,
      shown: latest.current,
      today,
      signal: over.signal,
    };
    settleAddress()
      .then(() => import("./save-offline-vouchers.ts"))
      .then(({ saveOfflineVouchers }) => saveOfflineVouchers(input, () => setSavedPath(pathname)))
      // Without space or network nothing is saved, and the page does not say that it is.
      .catch(() => {});
    return () => over.abort();
  }, [memberId, buildId, root, pathname, openId, states]);

  return savedPath === pathname;
}
