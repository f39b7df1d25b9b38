import { useTranslation } from "react-i18next";
import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { Figure } from "#app/features/desk/figure.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { MemberFigures } from "./member-lines.server.ts";

type MemberFiguresProps = {
  readonly figures: MemberFigures;
  readonly points: {
    readonly balance: number;
    /** Those that expire first. */
    readonly next: { readonly amount: number; readonly expiresOn: LocalDate } | undefined;
  };
  readonly today: LocalDate;
};

/** What a colleague on the phone wants to know first. */
export function MemberFigureRow({ figures, points, today }: MemberFiguresProps) {
  const { t } = useTranslation("care");
  const { won, number, day } = useAdminFormat();
  const { paid, used, next, cancelled, refunding } = figures;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure
        label={t("figure.paid")}
        value={won(paid)}
        sub={t("figure.used", { count: used, shown: number(used) })}
      />
      <Figure
        label={t("figure.next")}
        value={next ? t("figure.days", { days: daysBetween(today, next.usedOn) }) : "–"}
        sub={next ? `${day(next.usedOn)} · ${next.title}` : t("figure.no_next")}
      />
      <Figure
        label={t("points")}
        value={number(points.balance)}
        sub={
          points.next
            ? t("figure.expiring", {
                points: number(points.next.amount),
                date: day(points.next.expiresOn),
              })
            : t("figure.no_expiring")
        }
      />
      <Figure
        label={t("figure.cancelled")}
        value={t("figure.count", { count: cancelled, shown: number(cancelled) })}
        sub={t("figure.refunding", { count: refunding, shown: number(refunding) })}
      />
    </dl>
  );
}
