import { Hourglass } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PointSummary } from "#app/domain/benefit/point-lots.ts";
import { formatPlainDay } from "#app/domain/common/date/date-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { usePoints } from "./point-ledger.tsx";

export function PointBalance({ summary }: { readonly summary: PointSummary }) {
  const { t } = useTranslation("benefit");
  const locale = useLocale();
  const points = usePoints();
  const { balance, next } = summary;
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <h2 className="text-16 text-ink-2">{t("points.balance")}</h2>
        <p className="tabular-nums whitespace-nowrap text-28 font-bold">{points(balance)}</p>
      </div>
      {next ? (
        <Note tone="warn" icon={Hourglass}>
          {t("points.next", {
            amount: points(next.amount),
            date: formatPlainDay(next.expiresOn, locale),
          })}
        </Note>
      ) : null}
      <ul className="list-disc pl-5 text-14 text-ink-2">
        <li>{t("points.rule.earn")}</li>
        <li>{t("points.rule.last")}</li>
      </ul>
    </Card>
  );
}
