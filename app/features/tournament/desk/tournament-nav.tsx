import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { tabClass, tabsClass } from "#app/ui/look/tab-class.ts";
import type { TournamentHead } from "./tournament-day-queries.server.ts";

type TournamentNavProps = Pick<TournamentHead, "id" | "counts">;

/** From the record to its entrants, flights and scores. */
export function TournamentNav({ id, counts }: TournamentNavProps) {
  const { t } = useTranslation("flights");
  const { players, capacity, waiting, flights } = counts;
  const pages = [
    { to: "", label: t("nav.record"), count: "" },
    { to: "/register", label: t("nav.entrants"), count: `${players}/${capacity}` },
    { to: "/flights", label: t("nav.flights"), count: String(flights) },
    { to: "/scores", label: t("nav.scores"), count: "" },
  ];
  return (
    <nav className={`${tabsClass} mb-4 print:hidden`} aria-label={t("nav.label")}>
      {pages.map(({ to, label, count }) => (
        <NavLink key={to} to={`/admin/tournament/${id}${to}`} className={tabClass} end>
          {label}{" "}
          {count ? (
            <span className="tabular-nums whitespace-nowrap text-ink-3">{count}</span>
          ) : null}
        </NavLink>
      ))}
      {waiting > 0 ? (
        <span className="ms-auto self-center text-13 text-ink-2">
          {t("nav.waiting", { count: waiting })}
        </span>
      ) : null}
    </nav>
  );
}
