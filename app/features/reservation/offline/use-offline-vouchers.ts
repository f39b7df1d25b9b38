import { useEffect, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { savedPageAddress } from "#app/domain/reservation/offline/cache-strategy.ts";
import { firstOpenDay } from "#app/domain/reservation/status/reservation-tabs.ts";
import { deletesAfterAWeek } from "#app/platform/browser/home-screen.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { useSession } from "#app/platform/session/session-provider.tsx";

type Root = { readonly buildId: string };

/** The open page opens without a network, where the browser deletes it after a week until a day; or it cannot be saved. */
export type Saved = { readonly until: LocalDate | undefined } | "failed";

/** The pages of a member's reservations save the vouchers of the next trip in this browser. */
export function useOfflineVouchers(): Saved | undefined {
  const { user } = useSession();
  const { pathname, key } = useLocation();
  const buildId = useRouteLoaderData<Root>("root")?.buildId;
  const root = useLocalized()("/reservation");
  const [saved, setSaved] = useState<{ readonly pathname: string; readonly as: Saved }>();
  const memberId = user?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with what was just asked for.
  useEffect(() => {
    // While developing, there are no built files to save.
    if (!import.meta.env.PROD || !memberId || !buildId) return;
    const over = new AbortController();
    const { signal } = over;
    const address = savedPageAddress({ pathname, search: "" });
    const open = address === root ? undefined : address;
    const show = (as: Saved) => signal.aborted || setSaved({ pathname, as });
    const input = { memberId, buildId, root, open, signal };
    import("./save-vouchers.ts")
      .then(({ saveVouchers }) =>
        saveVouchers(input, () => show({ until: deletesAfterAWeek() ? inAWeek() : undefined })),
      )
      // Without a network nothing is saved, and the page does not say that it is.
      .catch((cause) => void (cause instanceof DOMException && show("failed")));
    return () => over.abort();
  }, [memberId, buildId, root, pathname, key]);

  return saved?.pathname === pathname ? saved.as : undefined;
}

function inAWeek(): LocalDate {
  return addDays(firstOpenDay(new Date()), 7);
}
