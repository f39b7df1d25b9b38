import { ArrowLeftRight, CarFront, Lightbulb } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatShortDay } from "#app/domain/common/date/date-text.ts";
import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { weekdayName } from "#app/domain/common/date/plain-date-text.ts";
import type { Won } from "#app/domain/common/money.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey, lineTotal } from "#app/domain/order/line/line-facts.ts";
import type { Plan, PlanDay, PlanItem } from "#app/domain/planner/plan-types.ts";
import { shortClock, useDuration } from "#app/features/checkout/cart/cart-formats.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { useLineText } from "#app/features/checkout/cart/line/line-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { cardClass, photoClass } from "#app/ui/look/classes.ts";
import { Price } from "#app/ui/money/price-tag.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { PlanNames } from "./plan-names-queries.server.ts";
import { useReasonText } from "./use-reason-text.ts";

type PlanDaysProps = {
  readonly plan: Plan;
  readonly products: CartProducts;
  readonly names: PlanNames;
  /** Where something else can be chosen for a line. */
  readonly swapPath: (line: CartLine) => string;
};

/** The trip from the airport and back, hour by hour. */
export function PlanDays({ plan, ...props }: PlanDaysProps) {
  const locale = useLocale();
  return plan.days.map((day, index) => (
    <section key={day.date} aria-label={formatDay(day.date, locale)} className="mt-8">
      <PlanDayHead
        day={day}
        place={index === 0 ? "arrive" : index === plan.days.length - 1 ? "leave" : undefined}
        products={props.products}
        lines={plan.lines}
      />
      <ol className="mt-3">
        {day.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a day are replaced together
          <PlanStop key={at} item={item} lines={plan.lines} {...props} />
        ))}
      </ol>
    </section>
  ));
}

type PlanDayHeadProps = {
  readonly day: PlanDay;
  readonly place: "arrive" | "leave" | undefined;
  readonly products: CartProducts;
  readonly lines: readonly CartLine[];
};

function PlanDayHead({ day, place, products, lines }: PlanDayHeadProps) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const duration = useDuration();
  const names = lines.flatMap((line) =>
    line.kind === "golf" && line.date === day.date
      ? [products.courses[line.courseId]?.name ?? ""]
      : [],
  );
  const courses = [...new Set(names)].join(" · ");
  const title = [courses, place && t(`plans.${place}`)].filter(Boolean).join(", ");
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-12 flex-none place-content-center rounded-[0.875rem] bg-ink text-center text-18 leading-5 font-extrabold text-paper tabular-nums"
      >
        {Number(day.date.slice(8))}
        <small className="text-13 leading-3.5 font-semibold opacity-85">
          {weekdayName(day.date, locale, "short")}
        </small>
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-18 leading-6">{title || t("plans.free")}</h2>
        <p className="text-14 text-ink-2">{formatShortDay(day.date, locale)}</p>
      </div>
      {day.driveMinutes > 0 ? (
        <Badge icon={CarFront}>{t("plans.drive", { time: duration(day.driveMinutes) })}</Badge>
      ) : null}
    </div>
  );
}

type PlanStopProps = Omit<PlanDaysProps, "plan"> & {
  readonly item: PlanItem;
  readonly lines: readonly CartLine[];
};

function PlanStop({ item, lines, products, names, swapPath }: PlanStopProps) {
  const reasonText = useReasonText(names);
  const locale = useLocale();
  const line = lines.find((each) => lineKey(each) === item.line);
  const isMain = line !== undefined && (item.kind === "round" || item.kind === "stay");
  return (
    <Stop time={item.starts} isRound={item.kind === "round"}>
      {isMain ? (
        <ProductStop item={item} line={line} {...{ products, names, swapPath }} />
      ) : (
        <p className="pb-4 text-14 leading-6 text-ink-2">
          <b className="text-16 text-ink">
            <StopTitle item={item} line={line} products={products} />
          </b>
          <br />
          {reasonText(item.reason)}
          {item.price ? ` · ${formatWon(item.price, locale)}` : null}
        </p>
      )}
    </Stop>
  );
}

type StopTitleProps = Pick<PlanStopProps, "item" | "products"> & {
  readonly line: CartLine | undefined;
};

/** What happens: a ride of its own by its route, a round's van by where it starts. */
function StopTitle({ item, line, products }: StopTitleProps) {
  const { t } = useTranslation("planner");
  const textOf = useLineText(products);
  if (line && line.kind !== "golf") return textOf(line).name;
  if (item.kind !== "ride") return t("plans.back");
  return t(RIDE_TITLE[item.reason.code] ?? "plans.pick_up");
}

/** The rides of a round that do not begin in the lobby. */
const RIDE_TITLE: Readonly<Record<string, "plans.ride_back" | "plans.ride_none">> = {
  ride_back: "plans.ride_back",
  ride_none: "plans.ride_none",
  ride_own: "plans.ride_none",
};

type StopProps = {
  readonly time: string;
  readonly isRound: boolean;
  readonly children: ReactNode;
};

function Stop({ time, isRound, children }: StopProps) {
  return (
    <li className="group/stop grid grid-cols-[3rem_1rem_minmax(0,1fr)] gap-2 print:break-inside-avoid">
      <time className="pt-0.5 text-right font-bold tabular-nums">{shortClock(time)}</time>
      <span
        aria-hidden="true"
        className="relative flex justify-center before:absolute before:inset-y-0 before:w-0.5 before:bg-line-2 group-last/stop:before:bottom-auto group-last/stop:before:h-3"
      >
        <span
          className={`relative mt-2 size-3 rounded-pill border-2 ${isRound ? "border-fairway-600 bg-fairway-600" : "border-line-3 bg-sand"}`}
        />
      </span>
      {children}
    </li>
  );
}

type ProductStopProps = Omit<PlanStopProps, "lines"> & { readonly line: CartLine };

/** A round or a stay, why it was chosen, and the way to another. */
function ProductStop({ item, line, products, names, swapPath }: ProductStopProps) {
  const { t } = useTranslation("planner");
  const textOf = useLineText(products);
  const reasonText = useReasonText(names);
  const { name, meta, picture } = textOf(line);
  const isRound = line.kind === "golf";
  return (
    <div className={`${cardClass} mb-4 p-4`}>
      <div className="flex gap-4">
        <span className={`${photoClass} h-18 w-24 flex-none`}>
          <PictureImage picture={picture} alt="" sizes="96px" />
        </span>
        <div className="min-w-0">
          <b className="block leading-6">{name}</b>
          <p className="text-14 text-ink-2">{isRound ? <FeesOf line={line} /> : meta}</p>
          <LinePrice line={line} />
        </div>
      </div>
      <p className="mt-3 flex gap-2 text-14 leading-5.5 text-ink-2">
        <Lightbulb aria-hidden="true" className="size-5 flex-none text-fairway-600" />
        {reasonText(item.reason)}
      </p>
      <ButtonLink
        to={swapPath(line)}
        size="sm"
        variant="secondary"
        className="mt-3 print:hidden max-md:w-full"
      >
        <ArrowLeftRight aria-hidden="true" />
        {t(isRound ? "plans.swap_course" : "plans.swap_hotel")}
      </ButtonLink>
    </div>
  );
}

type LineProps = { readonly line: CartLine };

function FeesOf({ line }: LineProps) {
  const { t } = useTranslation("cart");
  if (line.kind !== "golf") return null;
  const { cart, caddy } = line.fees;
  const parts = [t("has.green"), cart > 0 && t("has.cart"), caddy > 0 && t("has.caddy")];
  return t("included.all", { parts: parts.filter(Boolean).join(t("included.and")) });
}

function LinePrice({ line }: LineProps) {
  const { t } = useTranslation("planner");
  if (line.kind === "golf") {
    const each = withoutVan(line) / line.players;
    return <Price amount={won(Math.ceil(each))} unit={t("plans.per_golfer")} />;
  }
  if (line.kind !== "hotel") return null;
  const nights = daysBetween(line.checkIn as LocalDate, line.checkOut as LocalDate);
  return <Price amount={line.price} unit={t("plans.nights", { count: nights })} />;
}

function withoutVan(line: Extract<CartLine, { kind: "golf" }>): Won {
  return won(lineTotal(line) - line.fees.van);
}
