import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { FilterChips } from "#app/features/desk/list/filter-chips.tsx";
import type { MemberFigures } from "./member-lines.server.ts";

type MemberReservationsProps = {
  readonly count: number;
  readonly counts: MemberFigures["lines"];
  /** The table of the chosen ones; null where there are none. */
  readonly children: ReactNode;
};

/** Reservations of a member: all, those to come or those of the past; the choice is in the address. */
export function MemberReservations({ count, counts, children }: MemberReservationsProps) {
  const { t } = useTranslation(["desk", "care"]);
  const [search] = useSearchParams();
  const value = search.get("lines") ?? undefined;
  return (
    <TableCard
      title={t("area.reservations")}
      count={count}
      action={
        <FilterChips
          name="lines"
          label={t("care:lines")}
          value={value}
          options={[
            { value: "coming", label: t("care:lines.coming"), count: counts.coming },
            { value: "past", label: t("care:lines.past"), count: counts.past },
          ]}
        />
      }
    >
      {children ?? <p className="px-4 py-6 text-ink-2">{t("member.no_reservations")}</p>}
    </TableCard>
  );
}
