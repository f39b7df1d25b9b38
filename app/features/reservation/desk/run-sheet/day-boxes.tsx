import { Sunrise } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { RunSheet } from "./run-sheet-queries.server.ts";

const boxClass = "rounded-panel border border-line-2 p-3";
const headClass = "flex items-center gap-1.5";
const quietClass = "font-normal text-ink-2";

/** Colleagues' notes and facts about the day; no forecast, since we have no source for one. */
export function DayBoxes({ sheet: { notes, groups } }: { readonly sheet: RunSheet }) {
  const { t } = useTranslation("runsheet");
  const bright = groups.filter(({ facts }) => facts?.sun);
  return (
    <div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-4 text-13">
      <section className={`${boxClass} print:hidden`} aria-labelledby="rs-notes">
        <h3 id="rs-notes" className={headClass}>
          {t("notes")} <span className={quietClass}>{t("notes_not_printed")}</span>
        </h3>
        {notes.length === 0 ? <p className={quietClass}>{t("no_notes")}</p> : null}
        <ul>
          {notes.map(({ id, idx, place, text, author }) => (
            <li key={id}>
              <Link to={`/admin/reservations/${idx}`} className="font-semibold hover:underline">
                {place}
              </Link>{" "}
              {text} <span className={quietClass}>{author}</span>
            </li>
          ))}
        </ul>
      </section>
      {bright.length > 0 ? (
        <section className={boxClass} aria-labelledby="rs-sun">
          <h3 id="rs-sun" className={headClass}>
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
          <p className={quietClass}>{t("no_forecast")}</p>
        </section>
      ) : null}
    </div>
  );
}
