import { Moon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { comparePath, comparison, goneOf, verdictOf } from "#app/domain/catalog/compare/compare.ts";
import { hotelPath, hotelsPath, NIGHT_CHOICES } from "#app/domain/catalog/hotel/hotel-filter.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { CompareScreen } from "#app/features/catalog/compare/compare-screen.tsx";
import { CompareVerdict } from "#app/features/catalog/compare/compare-verdict.tsx";
import { listComparedHotels } from "#app/features/catalog/compare/hotel-compare-queries.server.ts";
import { hotelGroups, stayText } from "#app/features/catalog/compare/hotel-groups.ts";
import { SaveAll } from "#app/features/catalog/wish/save-all.tsx";
import { ComparePreset } from "#app/features/checkout/cart/trip-preset.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { DayPill } from "#app/ui/calendar/day-pill.tsx";
import { PillSelect } from "#app/ui/form/pill-select.tsx";
import type { Route } from "./+types/hotel.ts";

export const handle = { words: ["compare", "hotel", "wish"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const today = dateIn(SHOP_ZONE, now);
  const chosen = comparison(url.searchParams, today);
  const hotels = await listComparedHotels(db, localeOf(url), { ...chosen, now, today });
  return {
    today,
    chosen: { ...chosen, ids: hotels.map(({ id }) => id) },
    hotels,
    gone: goneOf(chosen, hotels),
  };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("compare:title.hotel"),
    description: t("compare:description"),
  }));
}

export default function CompareHotels({ loaderData }: Route.ComponentProps) {
  const { chosen, hotels } = loaderData;
  const { t } = useTranslation(["compare", "hotel"]);
  const locale = useLocale();
  const { ids, date, nights } = chosen;
  const verdict = verdictOf(
    hotels.map(({ id, fromPrice, average }) => ({ id, price: fromPrice, rating: average })),
  );
  const pair = verdict?.kind === "trade" ? [verdict.id, verdict.cheapest] : [];
  return (
    <CompareScreen
      kind="hotel"
      columns={hotels.map((hotel) => ({
        id: hotel.id,
        name: hotel.name,
        picture: hotel.picture,
        to: hotelPath(hotel.id, { checkIn: date, nights }),
        without: comparePath("hotel", { ...chosen, ids: ids.filter((id) => id !== hotel.id) }),
        price: stayText(hotel, t, locale),
      }))}
      gone={loaderData.gone}
      groups={hotelGroups(hotels, t, { date, nights, locale })}
      text={
        date
          ? `${formatShortDay(date, locale)} · ${t("hotel:list.nights", { count: nights })}`
          : t("any_day")
      }
      more={hotels[0] ? hotelsPath(hotels[0].regionId, { checkIn: date, nights }) : "/hotel/home"}
      controls={
        <>
          <ComparePreset kind="hotel" today={loaderData.today} />
          <Choices {...loaderData} />
        </>
      }
      pick={verdict?.id}
      foot={
        verdict ? (
          <CompareVerdict
            verdict={verdict}
            nameOf={(wanted) => hotels.find(({ id }) => id === wanted)?.name ?? ""}
            action={<SaveAll products={pair.map((id) => ({ kind: "hotel", id }))} />}
          />
        ) : null
      }
    />
  );
}

type ChoicesProps = Pick<Route.ComponentProps["loaderData"], "today" | "chosen">;

function Choices({ today, chosen }: ChoicesProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const navigate = useNavigate();
  const localized = useLocalized();
  const change = (to: Partial<typeof chosen>) =>
    void navigate(localized(comparePath("hotel", { ...chosen, ...to })), {
      preventScrollReset: true,
    });
  return (
    <>
      <DayPill
        look="chip"
        label={t("list.in")}
        text={chosen.date ? formatShortDay(chosen.date, locale) : t("list.any_day")}
        clear={t("list.clear_day")}
        today={today}
        last={lastDayShown(today)}
        value={chosen.date}
        onChange={(date) => change({ date })}
      />
      <PillSelect
        look="chip"
        label={t("list.nights_label")}
        icon={Moon}
        value={String(chosen.nights)}
        onChange={(nights) => change({ nights: Number(nights) })}
      >
        {NIGHT_CHOICES.map((count) => (
          <option key={count} value={count}>
            {t("list.nights", { count })}
          </option>
        ))}
      </PillSelect>
    </>
  );
}
