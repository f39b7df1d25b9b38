import { Plus, RefreshCw } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FetcherWithComponents } from "react-router";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import {
  type BestPin,
  BOOKING_DAYS,
  MOST_OF_A_REGION,
} from "#app/domain/content/best30/fill-best.ts";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { LeaveGuard } from "#app/features/desk/record/leave-guard.tsx";
import { SaveBar } from "#app/features/desk/record/save-bar.tsx";
import { useFormKeys } from "#app/features/desk/record/use-form-keys.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { cardClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import type { BestDone } from "./best-action.server.ts";
import { BestList } from "./best-list.tsx";
import type { BestCourse } from "./best-queries.server.ts";
import { useBestPins } from "./use-best-pins.ts";

export type BestAnswer = BestDone | Failure;

type BestBoardProps = {
  readonly courses: readonly BestCourse[];
  readonly pins: readonly BestPin[];
  readonly version: number;
  readonly today: LocalDate;
  readonly fetcher: FetcherWithComponents<BestAnswer>;
};

/** The list as it would be, until it is saved as a whole. */
export function BestBoard({ courses, pins, version, today, fetcher }: BestBoardProps) {
  const { t } = useTranslation("content");
  const best = useBestPins({ courses, pins, today, version });
  const form = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const save = useCallback(() => form.current?.requestSubmit(saveButton.current), []);
  const onKeyDown = useFormKeys(form, save);
  const changes = useChangeTexts(courses, best);
  const isBusy = fetcher.state !== "idle";
  const failure = fetcher.data?.ok === false ? fetcher.data : undefined;
  const listed = new Set(best.rows.map(({ id }) => id));
  return (
    <fetcher.Form ref={form} method="post" className={cardClass} onKeyDown={onKeyDown}>
      <button ref={saveButton} type="submit" name="intent" value="save" hidden tabIndex={-1} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="pins" value={JSON.stringify(best.pins)} />
      <Rule count={best.rows.length} pinned={best.rows.filter(({ pin }) => pin).length} />
      {best.isRestored && changes.length > 0 ? <Note tone="info">{t("best.restored")}</Note> : null}
      <BestAdd courses={courses.filter(({ id }) => !listed.has(id))} onAdd={best.add} />
      <BestList courses={courses} best={best} today={today} />
      <Keys />
      <ErrorText code={failure ? (failure.fields.pins ?? failure.error) : undefined} />
      <SaveBar changed={changes} busy={isBusy} onDiscard={best.discard} place="edge" />
      <LeaveGuard unsaved={changes.length > 0 && !isBusy} />
    </fetcher.Form>
  );
}

function Rule({ count, pinned }: { readonly count: number; readonly pinned: number }) {
  const { t } = useTranslation("content");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-t-card border-line border-b bg-sand px-4 py-2.5 text-[0.8125rem] text-ink-2">
      <b className="text-ink">{t("best.counts", { pinned, automatic: count - pinned })}</b>
      <span className="min-w-0 flex-[1_1_16rem]">
        {t("best.rule", { days: BOOKING_DAYS, most: MOST_OF_A_REGION })}
      </span>
      <Button type="submit" name="intent" value="refresh" size="sm" variant="secondary">
        <RefreshCw aria-hidden="true" />
        {t("best.refresh")}
      </Button>
    </div>
  );
}

function Keys() {
  const { t } = useTranslation("content");
  return (
    <p className="px-4 py-3 text-end text-[0.8125rem] text-ink-2">
      <Kbd>Space</Kbd> {t("best.key_lift")} <Kbd>Alt ↑ ↓</Kbd> {t("best.key_move")} <Kbd>P</Kbd>{" "}
      {t("best.key_pin")} <Kbd>1–30</Kbd> {t("best.key_rank")}
    </p>
  );
}

/** Each change in a few words: "Siam Old 7 → 6". */
function useChangeTexts(
  courses: readonly BestCourse[],
  { changed, pins, rankBefore, rankOf }: ReturnType<typeof useBestPins>,
): readonly string[] {
  const { t } = useTranslation("content");
  return changed.map((id) => {
    const name = courses.find((course) => course.id === id)?.name ?? id;
    if (!pins.some((pin) => pin.id === id)) return t("best.change_unpinned", { name });
    const [from, to] = [rankBefore(id), rankOf(id)];
    if (from === 0) return t("best.change_added", { name, to });
    return from === to
      ? t("best.change_pinned", { name, to })
      : t("best.change_moved", { name, from, to });
  });
}

type BestAddProps = {
  /** Courses that are not in the list. */
  readonly courses: readonly BestCourse[];
  readonly onAdd: (id: string) => void;
};

const SHOWN = 6;

const rowClass = "flex min-h-11 items-center gap-3";

/** Looks for a course that the list does not have, and pins it at the end. */
function BestAdd({ courses, onAdd }: BestAddProps) {
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
