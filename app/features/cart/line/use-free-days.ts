import { useEffect, useState } from "react";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { lineDay } from "#app/domain/booking/line/line-facts.ts";
import { type CalendarDays, type Month, monthOfDay, remember } from "#app/domain/calendar.ts";
import type { CaddyRoundState } from "#app/domain/catalog/caddy-day.ts";
import { lastDayShown } from "#app/domain/catalog/sale-month.ts";
import { addDays, type LocalDate } from "#app/domain/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

type FreeDays = {
  readonly days: CalendarDays;
  readonly first?: LocalDate | undefined;
  readonly last?: LocalDate | undefined;
};

/** Where the page of the thing asks for its days too. */
function addressOf(line: CartLine, month: Month, locale: Locale): string | undefined {
  const asked = { month, lang: locale };
  switch (line.kind) {
    case "golf": {
      const params = new URLSearchParams({ ...asked, players: String(line.players) });
      return `/api/course/${line.courseId}/plan?${params}`;
    }
    case "hotel": {
      const params = new URLSearchParams({ ...asked, room: line.roomId });
      params.set("rooms", String(line.rooms));
      return `/api/hotel/${line.hotelId}/plan?${params}`;
    }
    case "caddy":
      return `/api/caddy/${line.caddyId}/days?${new URLSearchParams(asked)}`;
    default:
      return undefined;
  }
}

/** What cannot be fetched shuts no day: the price is asked for anyway before anything changes. */
async function freeDays(line: CartLine, month: Month, locale: Locale): Promise<FreeDays> {
  const address = addressOf(line, month, locale);
  try {
    const response = address ? await fetch(address) : undefined;
    if (!response?.ok) return { days: {} };
    const plan = await response.json();
    return line.kind === "caddy" ? { ...plan, days: herDays(plan.days) } : plan;
  } catch {
    return { days: {} };
  }
}

function herDays(days: Readonly<Record<LocalDate, CaddyRoundState>>): CalendarDays {
  return Object.fromEntries(
    Object.entries(days).map(([day, state]) => [day, { state: state === "free" ? state : "sold" }]),
  );
}

/** The days on which a line could be had, month by month as they are turned to. */
export function useFreeDays(line: CartLine, today: LocalDate) {
  const locale = useLocale();
  const [month, show] = useState<Month>(() => {
    const [own, now] = [monthOfDay(lineDay(line)), monthOfDay(today)];
    return own < now ? now : own;
  });
  const [kept, setKept] = useState<ReadonlyMap<Month, FreeDays>>(new Map());
  const plan = kept.get(month);

  useEffect(() => {
    if (plan) return;
    let isOver = false;
    void freeDays(line, month, locale).then((found) => {
      if (!isOver) setKept((known) => remember(known, month, found));
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
