import { useEffect, useState } from "react";
import type { CaddieRoundState } from "#app/domain/catalog/caddie/caddie-day.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import {
  type CalendarDays,
  type Month,
  monthOfDay,
  remember,
} from "#app/domain/common/date/calendar-rules.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineDay } from "#app/domain/order/line/line-facts.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

type FreeDays = {
  readonly days: CalendarDays;
  readonly first?: LocalDate | undefined;
  readonly last?: LocalDate | undefined;
};

/** The same address that the page of the product reads its days from. */
function addressOf(line: CartLine, month: Month, locale: Locale): string | undefined {
  const query = { month, lang: locale };
  switch (line.kind) {
    case "golf": {
      const params = new URLSearchParams({ ...query, players: String(line.players) });
      return `/api/course/${line.courseId}/plan?${params}`;
    }
    case "hotel": {
      const params = new URLSearchParams({ ...query, room: line.roomId });
      params.set("rooms", String(line.rooms));
      return `/api/hotel/${line.hotelId}/plan?${params}`;
    }
    case "caddy":
      return `/api/caddy/${line.caddyId}/days?${new URLSearchParams(query)}`;
    default:
      return undefined;
  }
}

/** If the request fails, no day is disabled: the price is checked before anything changes anyway. */
async function freeDays(line: CartLine, month: Month, locale: Locale): Promise<FreeDays> {
  const address = addressOf(line, month, locale);
  try {
    const response = address ? await fetch(address) : undefined;
    if (!response?.ok) return { days: {} };
    const plan = await response.json();
    return line.kind === "caddy" ? { ...plan, days: caddieDays(plan.days) } : plan;
  } catch {
    return { days: {} };
  }
}

function caddieDays(days: Readonly<Record<LocalDate, CaddieRoundState>>): CalendarDays {
  return Object.fromEntries(
    Object.entries(days).map(([day, state]) => [day, { state: state === "free" ? state : "sold" }]),
  );
}

/** The days on which a line is available, loaded month by month as the calendar is turned. */
export function useFreeDays(line: CartLine, today: LocalDate) {
  const locale = useLocale();
  const [month, show] = useState<Month>(() => {
    const [start, now] = [monthOfDay(lineDay(line)), monthOfDay(today)];
    return start < now ? now : start;
  });
  const [loaded, setLoaded] = useState<ReadonlyMap<Month, FreeDays>>(new Map());
  const plan = loaded.get(month);

  useEffect(() => {
    if (plan) return;
    let isOver = false;
    void freeDays(line, month, locale).then((plan) => {
      if (!isOver) setLoaded((known) => remember(known, month, plan));
    });
    return () => {
      isOver = true;
    };
  }, [line, month, locale, plan]);

  return {
    month,
    show,
    days: plan?.days ?? {},
    min: plan?.first ?? addDays(today, 1),
    max: plan?.last ?? lastDayShown(today),
    loading: plan === undefined,
  };
}
