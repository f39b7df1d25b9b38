import { useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import {
  type CaddyFilter,
  caddiesPath,
  caddyFilter,
} from "#app/domain/catalog/caddy/caddy-filter.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";

type CaddyListState = {
  readonly cityId: string;
  readonly today: LocalDate;
  readonly filter: CaddyFilter;
};

/** The filter is part of the address; the last choice is shown at once, before its page has loaded. */
export function useCaddyList({ cityId, today, filter: loaded }: CaddyListState) {
  const navigate = useNavigate();
  const localized = useLocalized();
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const [choice, setChoice] = useState<{ readonly at: string; readonly filter: CaddyFilter }>();
  const pending =
    next?.pathname === pathname ? caddyFilter(new URLSearchParams(next.search), today) : loaded;
  const filter = choice?.at === key ? choice.filter : pending;

  function change(to: Partial<CaddyFilter>): void {
    const changed = { ...filter, page: 1, ...to };
    setChoice({ at: key, filter: changed });
    void navigate(localized(caddiesPath(cityId, changed)), { preventScrollReset: true });
  }

  return { filter, change };
}
