import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import type { BestCourse } from "./best-queries.server.ts";

type BestAddProps = {
  /** Courses that are not in the list. */
  readonly courses: readonly BestCourse[];
  readonly onAdd: (id: string) => void;
};

const SHOWN = 6;

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
    <div className="best-add">
      <label className="sr-only" htmlFor="best-search">
        {t("best.add")}
      </label>
      <input
        id="best-search"
        type="search"
        className="input"
        autoComplete="off"
        placeholder={t("best.add")}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {wanted === "" ? null : (
        <ul aria-label={t("best.matches")}>
          {matches.length === 0 ? <li className="text-ink-3">{t("best.no_match")}</li> : null}
          {matches.slice(0, SHOWN).map(({ id, name, region }) => (
            <li key={id}>
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
