import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import type { LowStock } from "./low-stock-queries.server.ts";

type LowStockCardProps = { readonly count: number; readonly rows: readonly LowStock[] };

/** Days on which little is left, with the way to open more. */
export function LowStockCard({ count, rows }: LowStockCardProps) {
  const { t } = useTranslation("today");
  const { day } = useAdminFormat();
  return (
    <TableCard title={t("low")} count={count}>
      {rows.length === 0 ? (
        <p className="px-4 py-6 text-ink-2">{t("low_none")}</p>
      ) : (
        <ul className="px-4">
          {rows.map((row) => (
            <li
              key={`${row.kind}:${row.name}:${row.day}`}
              className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 border-line border-b py-2 last:border-b-0"
            >
              <span className="min-w-0">
                <b className="block truncate">{row.name}</b>
                <span className="text-13 text-ink-2">{day(row.day)}</span>
              </span>
              <span
                className={clsx(
                  "whitespace-nowrap rounded-lg px-2 py-0.5 text-13/5.5 font-bold",
                  row.left === 0 ? "bg-danger-50 text-danger-700" : "bg-warn-50 text-warn-700",
                )}
              >
                {row.left === 0
                  ? t("sold_out")
                  : t(`left.${row.kind}`, { ...row, count: row.left })}
              </span>
              <Link to={row.to} className={`${linkClass} text-14`}>
                {t(row.kind === "car" ? "assign" : "open_more")}
                <span className="sr-only"> {row.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </TableCard>
  );
}
