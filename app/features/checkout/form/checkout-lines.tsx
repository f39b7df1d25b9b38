import { BedDouble, CarFront, ChevronDown, Trophy, UserRound } from "lucide-react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { perPerson } from "#app/domain/order/trip/trip-summary.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { FlagPin } from "#app/ui/icons.tsx";
import { frameClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rows } from "#app/ui/rows.tsx";
import type { CheckoutLine } from "./checkout-view.ts";

const ICON: Record<LineKind, ComponentType<{ className?: string }>> = {
  golf: FlagPin,
  hotel: BedDouble,
  caddy: UserRound,
  callvan: CarFront,
  tournament: Trophy,
};

export function CheckoutLines({ lines }: { readonly lines: readonly CheckoutLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { readonly line: CheckoutLine }) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  const Icon = ICON[line.kind];
  // A round's van has its own price and becomes its own reservation, as in the cart.
  const [own = { amount: line.total }, ...others] = line.items;
  const days = [line.usedOn, line.endsOn].flatMap((day) => day ?? []);
  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <span
          className={`${frameClass} grid size-14 flex-none place-items-center rounded-[10px] bg-fairway-50 text-fairway-700`}
        >
          {line.picture ? (
            <PictureImage picture={line.picture} alt="" sizes="56px" />
          ) : (
            <Icon className="size-6" />
          )}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-13 leading-5 text-ink-3 tabular-nums whitespace-nowrap">
            {days.map((day) => formatShortDay(day, locale)).join(" – ")}
          </p>
          <b className="block leading-6">{line.title}</b>
          <p className="text-14 leading-5 text-ink-2">{line.detail}</p>
          {line.kind === "golf" && line.need > 1 && own.amount > 0 ? (
            <p className="text-14 leading-5 text-ink-2 tabular-nums whitespace-nowrap">
              {t("line.per_golfer", {
                amount: formatWon(perPerson(own.amount, line.need), locale),
              })}
            </p>
          ) : null}
        </div>
        <b className="tabular-nums whitespace-nowrap" data-sum>
          {formatWon(own.amount, locale)}
        </b>
      </div>
      {others.map((item) => (
        <div key={item.key} className="mt-2 flex items-start gap-3">
          <span className="grid w-14 flex-none place-items-center pt-0.5 text-fairway-700">
            <CarFront className="size-5" aria-hidden="true" />
          </span>
          <div className="min-w-0 flex-1">
            <b className="block leading-6">{item.title}</b>
            <p className="text-14 leading-5 text-ink-2">{item.detail}</p>
          </div>
          <b className="tabular-nums whitespace-nowrap" data-sum>
            {formatWon(item.amount, locale)}
          </b>
        </div>
      ))}
      {line.wasTotal === null ? null : (
        <p className="mt-1 text-14 text-warn-800">
          {t("line.changed", { before: formatWon(line.wasTotal, locale) })}
        </p>
      )}
      <Bill line={line} />
    </li>
  );
}

/** How the sum came about. */
function Bill({ line }: { readonly line: CheckoutLine }) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  const rows = line.items.flatMap(({ rows: each }) => each);
  if (rows.length === 0) return null;
  return (
    <details className="group mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-14 font-semibold text-ink-2">
        {t("line.bill")}
        <span className="sr-only">: {line.title}</span>
        <ChevronDown aria-hidden="true" className="size-4.5 group-open:rotate-180" />
      </summary>
      <Rows
        tight
        rows={rows.map(({ code, count, each, amount, on }) => ({
          label: on ? `${t(`bill.${code}`)} ${formatShortDay(on, locale)}` : t(`bill.${code}`),
          note: `${formatWon(each, locale)} × ${count}`,
          amount: formatWon(amount, locale),
        }))}
      />
    </details>
  );
}
