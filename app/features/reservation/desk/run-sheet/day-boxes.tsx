import { Sunrise } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { RunSheet } from "./run-sheet-queries.server.ts";

/** Below the rows: what colleagues wrote, and what the day is like; no forecast, since nobody gives us one. */
export function DayBoxes({ sheet: { notes, groups } }: { readonly sheet: RunSheet }) {
  const { t } = useTranslation("runsheet");
  const bright = groups.filter(({ facts }) => facts?.sun);
  return (
    <div className="rs-boxes">
      <section className="no-print" aria-labelledby="rs-notes">
        <h3 id="rs-notes">
          {t("notes")} <span>{t("notes_not_printed")}</span>
        </h3>
        {notes.length === 0 ? <p>{t("no_notes")}</p> : null}
        <ul>
          {notes.map(({ id, idx, place, text, author }) => (
            <li key={id}>
              <Link to={`/admin/reservations/${idx}`} className="font-semibold hover:underline">
                {place}
              </Link>{" "}
              {text} <span>{author}</span>
            </li>
          ))}
        </ul>
      </section>
      {bright.length > 0 ? (
        <section aria-labelledby="rs-sun">
          <h3 id="rs-sun">
            <Sunrise className="size-4" aria-hidden="true" />
            {t("sun")}
          </h3>
          <ul>
            {bright.map(({ region, name, facts }) => (
              <li key={region}>
                <b>{name}</b> {t("sun_times", { ...facts?.sun })}
                {facts?.season ? ` · ${t(`season.${facts.season}`)}` : ""}
              </li>
            ))}
          </ul>
          <p>{t("no_forecast")}</p>
        </section>
      ) : null}
    </div>
  );
}
