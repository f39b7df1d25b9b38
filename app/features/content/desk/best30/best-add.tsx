import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import type { BestCourse } from "./best-queries.server.ts";

type BestAddProps = {
  /** Courses that are not in the list. */
  readonly courses: readonly BestCourse[];
  readonly onAdd: (id: string) => void;
};

const SHOWN = 6;

const rowClass = "flex min-h-11 items-center gap-3";

/** Looks for a course that the list does not have, and pins it at the end. */
export function BestAdd({ courses, onAdd }: BestAddProps) {
  const { t } = useTranslation("content");
  const [query, setQuery] = useState("");
  const wanted = query.trim().toLowerCase();
  const matches = courses.filter(
    ({ id, name, region }) =>
      wanted !== "" && `${name} ${region} ${id}`.toLowerCase().includes(wanted),
  );
  return (
    <div className="border-line border-b px-4 py-2.5 [&>input]:max-w-md">
      <label className="sr-only" htmlFor="best-search">
        {t("best.add")}
      </label>
      <input
        id="best-search"
        type="search"
        className={inputClass()}
        autoComplete="off"
        placeholder={t("best.add")}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {wanted === "" ? null : (
        <ul className="max-w-xl pt-2" aria-label={t("best.matches")}>
          {matches.length === 0 ? (
            <li className={`${rowClass} text-ink-3`}>{t("best.no_match")}</li>
          ) : null}
          {matches.slice(0, SHOWN).map(({ id, name, region }) => (
            <li key={id} className={rowClass}>
              <span className="min-w-0 flex-1 truncate">
                {name} <span className="text-ink-3">· {region}</span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t("best.add_this", { name })}
                onClick={() => {
                  onAdd(id);
                  setQuery("");
                }}
              >
                <Plus aria-hidden="true" />
                {t("best.add_button")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
