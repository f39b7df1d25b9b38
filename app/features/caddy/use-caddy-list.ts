import { useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { type CaddyFilter, caddiesPath, caddyFilter } from "#app/domain/catalog/caddy-filter.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";

type CaddyListState = {
  readonly cityId: string;
  readonly today: LocalDate;
  readonly filter: CaddyFilter;
};

/** The list lives in the address; what was asked for last is shown at once. */
export function useCaddyList({ cityId, today, filter }: CaddyListState) {
  const navigate = useNavigate();
  const localized = useLocalized();
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const [wish, setWish] = useState<{ readonly at: string; readonly filter: CaddyFilter }>();
  const underWay =
    next?.pathname === pathname ? caddyFilter(new URLSearchParams(next.search), today) : filter;
  const asked = wish?.at === key ? wish.filter : underWay;

  function change(to: Partial<CaddyFilter>): void {
    const changed = { ...asked, page: 1, ...to };
    setWish({ at: key, filter: changed });
    void navigate(localized(caddiesPath(cityId, changed)), { preventScrollReset: true });
  }

  return { asked, change };
}
