import { Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatPlainDay } from "#app/domain/common/date/date-text.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";
import type { PointRow } from "./point-queries.server.ts";

export function PointLedger({ rows }: { readonly rows: readonly PointRow[] }) {
  const { t } = useTranslation("benefit");
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={Coins}
        title={t("points.empty")}
        text={t("points.empty_text")}
        action={<ButtonLink to="/course/home">{t("points.empty_action")}</ButtonLink>}
      />
    );
  }
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className="mb-3 text-18">
        {t("points.ledger")}
      </h2>
      <ul className={`${roundCardClass} divide-y divide-line`}>
        {rows.map((row) => (
          <Entry key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ row }: { readonly row: PointRow }) {
  const { t } = useTranslation("benefit");
  const locale = useLocale();
  const points = usePoints();
  const reason = t(`points.reason.${row.reason}`);
  const about = row.trip ? `${reason} · ${row.trip}` : reason;
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-3">
      <div className="min-w-0">
        {row.link ? (
          <AppLink
            to={row.link}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {about}
          </AppLink>
        ) : (
          <p className="flex min-h-11 items-center font-semibold">{about}</p>
        )}
        <p className="text-14 text-ink-2">
          {formatPlainDay(dateIn(SHOP_ZONE, row.createdAt), locale)}
          {row.expiresOn && row.lots.length < 2
            ? ` · ${t("points.until", { date: formatPlainDay(row.expiresOn, locale) })}`
            : null}
        </p>
        <Lots lots={row.lots} />
      </div>
      <b
        className={
          row.amount > 0
            ? "tabular-nums whitespace-nowrap flex-none text-fairway-700"
            : "tabular-nums whitespace-nowrap flex-none text-ink-2"
        }
      >
        {points(row.amount, "always")}
      </b>
    </li>
  );
}

/** Points of several days keep their own, spent or given back. */
function Lots({ lots }: Pick<PointRow, "lots">) {
  const { t } = useTranslation("benefit");
  const locale = useLocale();
  const points = usePoints();
  if (lots.length < 2) return null;
  return (
    <ul className="tabular-nums whitespace-nowrap text-14 text-ink-2">
      {lots.map(({ amount, expiresOn }) => (
        <li key={expiresOn}>
          {expiresOn
            ? t("points.lot", {
                points: points(amount),
                date: formatPlainDay(expiresOn, locale),
              })
            : t("points.lot_lasting", { points: points(amount) })}
        </li>
      ))}
    </ul>
  );
}

/** 12,400P; with its sign, +500P and −500P. */
export function usePoints() {
  const { t } = useTranslation("benefit");
  const locale = useLocale();
  return (amount: number, sign: "never" | "always" = "never") =>
    t("points.amount", {
      amount: numberFormat(LOCALE_TAG[locale], {
        signDisplay: sign === "always" ? "exceptZero" : "auto",
      }).format(amount),
    });
}
