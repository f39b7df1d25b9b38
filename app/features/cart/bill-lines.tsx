import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/date-text.ts";
import { formatWon } from "#app/domain/money.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { Note } from "#app/ui/note.tsx";
import { Rows } from "#app/ui/rows.tsx";
import type { CartThings } from "./cart-things.server.ts";
import type { ShownLine } from "./cart-view.ts";

type BillLinesProps = { readonly shown: ShownLine; readonly things: CartThings };

/** How the sum came about, and what has changed since it was put in. */
export function BillLines({ shown, things }: BillLinesProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const { rows, changes, line } = shown;
  const course = line.kind === "golf" ? things.courses[line.courseId] : undefined;
  const included = [
    course?.includesCart && t("included.cart"),
    course?.includesCaddy && t("included.caddy"),
  ].filter((word) => typeof word === "string");
  return (
    <>
      {changes.length > 0 ? (
        <Note tone="warn" className="mt-3" title={t("changed.title")}>
          <ul>
            {changes.map(({ part, before, after }) => (
              <li key={part} className="num">
                {t("changed.part", {
                  part: t(`part.${part}`),
                  before: formatWon(before, locale),
                  after: formatWon(after, locale),
                })}
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      {rows.length > 0 ? (
        <details className="group mt-2 -mb-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-14 font-semibold text-ink-2">
            {t("bill.open")}
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
          {included.length > 0 ? (
            <p className="text-14 text-ink-2">{included.join(" · ")}</p>
          ) : null}
        </details>
      ) : null}
    </>
  );
}
