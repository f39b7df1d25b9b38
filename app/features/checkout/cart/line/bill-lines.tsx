import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import type { ShownLine } from "#app/features/checkout/cart/cart-view.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Note } from "#app/ui/note.tsx";
import { Rows } from "#app/ui/rows.tsx";

/** The prices that changed since the line was added. */
export function PriceChanges({ changes }: Pick<ShownLine, "changes">) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  if (changes.length === 0) return null;
  return (
    <Note tone="warn" className="mt-3" title={t("changed.title")}>
      <ul>
        {changes.map(({ part, before, after }) => (
          <li key={part} className="tabular-nums whitespace-nowrap">
            {t("changed.part", {
              part: t(`part.${part}`),
              before: formatWon(before, locale),
              after: formatWon(after, locale),
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** The bill rows of the line itself, or of its van, which is shown as a line of its own. */
export function rowsOfPart({ rows, line }: ShownLine, part: "line" | "van" = "line") {
  if (line.kind !== "golf") return rows;
  return rows.filter(({ code }) => code.startsWith("ride") === (part === "van"));
}

type BillLinesProps = { readonly shown: ShownLine; readonly products: CartProducts };

/** The rows that add up to the price, and what it includes. */
export function BillLines({ shown, products }: BillLinesProps) {
  const { t } = useTranslation("cart");
  const { line } = shown;
  const course = line.kind === "golf" ? products.courses[line.courseId] : undefined;
  const included = [
    course?.includesCart && t("included.cart"),
    course?.includesCaddy && t("included.caddy"),
  ].filter((word) => typeof word === "string");
  return (
    <>
      <BillRows rows={rowsOfPart(shown)} />
      {included.length > 0 ? <p className="text-14 text-ink-2">{included.join(" · ")}</p> : null}
    </>
  );
}

export function BillRows({ rows }: Pick<ShownLine, "rows">) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return (
    <Rows
      tight
      rows={rows.map(({ code, count, each, amount, on }) => ({
        label: on ? `${t(`bill.${code}`)} ${formatShortDay(on, locale)}` : t(`bill.${code}`),
        note: `${formatWon(each, locale)} × ${count}`,
        amount: formatWon(amount, locale),
      }))}
    />
  );
}

type FoldProps = { readonly open: string; readonly children: ReactNode };

export const quietLinkClass = "inline-flex min-h-11 items-center text-14 font-semibold text-ink-2";

/** Details that most people do not need: closed, folds are side by side; opened, each takes the full width. */
export function Fold({ open, children }: FoldProps) {
  return (
    <details className="group open:flex-[1_0_100%]">
      <summary className={clsx(quietLinkClass, "gap-1")}>
        {open}
        <ChevronDown aria-hidden="true" className="size-4.5 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
