import { Check, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import type { VanQuote } from "#app/domain/pricing/van-price.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { hintClass } from "#app/ui/form/field-class.ts";
import { cardClass } from "#app/ui/look/classes.ts";
import { laterClass } from "#app/ui/look/page-layout.ts";
import { Baht } from "#app/ui/look/trade-icons.tsx";
import type { CourseDetail } from "./course-queries.server.ts";

type IncludedTableProps = {
  readonly course: CourseDetail;
  /** Of the chosen day, if any. */
  readonly greenFee: Won | undefined;
  readonly ride: VanQuote | undefined;
};

/** What the price includes, what can be added, and what is paid in cash at the course. */
export function IncludedTable({ course, greenFee, ride }: IncludedTableProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const won = (amount: Won) => formatWon(amount, locale);
  const share = t("cart.share", { count: course.playersPerCart });
  return (
    <section id="included" className={`${laterClass} scroll-mt-32 pt-10`}>
      <h2 className="mb-3 text-22">{t("included.title")}</h2>
      <ul className={`${cardClass} divide-y divide-line overflow-hidden`}>
        <Line
          kind="in"
          name={t("fee.green_holes", { holes: course.holes === 9 ? 9 : 18 })}
          note={t("included.yes")}
          amount={greenFee === undefined ? t("included.by_date") : won(greenFee)}
        />
        <Line
          name={t("fee.cart")}
          {...fee(course.includesCart, course.cartPolicy, won(course.cartFee), share)}
        />
        <Line
          name={t("fee.caddy")}
          {...fee(course.includesCaddy, course.caddyPolicy, won(course.caddyFee), t("caddy.each"))}
        />
        <Line
          kind="more"
          name={t("van.title")}
          note={ride ? t("included.van", { vehicle: ride.vehicle }) : t("included.optional")}
          amount={ride ? won(ride.prices.round_trip) : t("included.by_date")}
        />
        {course.caddyTipBaht === null ? null : (
          <Line
            kind="cash"
            name={t("cash.tip_name")}
            note={t("cash.each")}
            amount={t("cash.baht", { baht: course.caddyTipBaht })}
          />
        )}
      </ul>
      <p className={`${hintClass} mt-2`}>
        {course.caddyTipBaht === null ? t("cash.ask") : t("cash.hint")}
      </p>
    </section>
  );

  function fee(
    included: boolean,
    policy: CourseDetail["cartPolicy"],
    amount: string,
    unit: string,
  ): Omit<LineProps, "name"> {
    if (included) return { kind: "in", note: t("included.in_green"), amount: t("fee.included") };
    if (policy === "optional") {
      return { kind: "more", note: `${t("included.optional")} · ${unit}`, amount };
    }
    return { kind: "in", note: `${t("included.yes")} · ${unit}`, amount };
  }
}

type LineProps = {
  readonly kind: "in" | "more" | "cash";
  readonly name: string;
  readonly note: string;
  readonly amount: ReactNode;
};

const LOOK = {
  in: { row: "", mark: "bg-fairway-50 text-fairway-700", Icon: Check },
  more: { row: "", mark: "bg-sand-2 text-ink-2", Icon: Plus },
  cash: { row: "bg-warn-50", mark: "text-warn-700", Icon: Baht },
} as const;

function Line({ kind, name, note, amount }: LineProps) {
  const { row, mark, Icon } = LOOK[kind];
  return (
    <li className={`grid grid-cols-[2rem_1fr_auto] items-center gap-3 px-4 py-3 md:px-5 ${row}`}>
      <span className={`grid size-8 place-items-center rounded-full ${mark}`}>
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <span className="md:grid md:grid-cols-2 md:items-center">
        <b className="block font-semibold">{name}</b>
        <span className="text-14 text-ink-2">{note}</span>
      </span>
      <b className="text-right tabular-nums whitespace-nowrap">{amount}</b>
    </li>
  );
}
