import { CircleCheck, CircleHelp } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PlanWish, WishField } from "#app/domain/planner/plan-wish.ts";
import type { SentenceReading } from "#app/domain/planner/sentence/sentence-reading.ts";
import { askPlanPath } from "#app/domain/planner/wish-address.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { hintClass } from "#app/ui/form/field-class.ts";
import { chipClass, panelClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import type { PlanNames } from "./plan-names-queries.server.ts";
import { useWishWords } from "./use-wish-words.ts";
import { WishChips } from "./wish-chips.tsx";

/** As the contract of the reader bounds it. */
export const MAX_SENTENCE = 1000;
const EXAMPLES = [1, 2, 3] as const;

type SentenceBoxProps = {
  readonly say: string;
  readonly reading: SentenceReading | undefined;
  readonly wish: PlanWish;
  readonly names: PlanNames;
  /** The address has conditions already. */
  readonly hasWish: boolean;
};

/** A wish in one's own words, and what was understood of it. */
export function SentenceBox({ say, reading, wish, names, hasWish }: SentenceBoxProps) {
  const { t } = useTranslation("planner");
  return (
    <section className={`${panelClass} p-5 md:p-6`}>
      <TextArea
        label={t("say.label")}
        name="say"
        rows={3}
        maxLength={MAX_SENTENCE}
        defaultValue={say}
        placeholder={t("say.placeholder")}
        onKeyDown={(event) => {
          // Enter sends, as in a search; a new line takes Shift.
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit(readButton(event.currentTarget.form));
        }}
      />
      <input type="hidden" name="said" value={say} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" variant="tonal" name="read" value="1">
          {t("say.read")}
        </Button>
        <span className="sr-only">{t("say.examples")}</span>
        {EXAMPLES.map((number) => (
          <AppLink
            key={number}
            to={`/ai?say=${encodeURIComponent(t(`example.${number}`))}`}
            className={chipClass({ className: "max-md:py-2 max-md:whitespace-normal" })}
            preventScrollReset
          >
            {t(`example.${number}`)}
          </AppLink>
        ))}
      </div>
      {reading || hasWish ? (
        <div className="mt-4 border-t border-line pt-4" aria-live="polite">
          <p className="mb-3 flex flex-wrap items-center gap-x-2">
            <CircleCheck aria-hidden="true" className="size-5 text-fairway-600" />
            <b>{t("read.title")}</b>
            <span className={hintClass}>{t("read.hint")}</span>
          </p>
          <WishChips wish={wish} names={names} />
          {reading ? <Doubts reading={reading} names={names} /> : null}
        </div>
      ) : null}
    </section>
  );
}

function readButton(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector<HTMLButtonElement>("button[name=read]");
}

type DoubtsProps = { readonly reading: SentenceReading; readonly names: PlanNames };

/** What could also be meant, what was assumed, and what was not understood. */
function Doubts({ reading, names }: DoubtsProps) {
  const { t } = useTranslation("planner");
  const { read, unread, wish } = reading;
  const isAssumed = !read.some(({ field }) => field === "golfers");
  return (
    <div className="mt-3 grid gap-3">
      {read.map(({ field, words, other = [] }) =>
        other.length > 0 ? (
          <Doubt key={`${field} ${words}`} {...{ field, words, other, wish, names }} />
        ) : null,
      )}
      {isAssumed && read.length > 0 ? (
        <Note tone="warn" icon={CircleHelp}>
          {t("read.assumed", { count: wish.golfers })}
        </Note>
      ) : null}
      {read.length === 0 ? <Note tone="warn">{t("read.nothing")}</Note> : null}
      {unread.length > 0 ? (
        <Note tone="info" title={t("read.unread", { words: unread.join(", ") })}>
          {t("read.unread_text")}
        </Note>
      ) : null}
    </div>
  );
}

type DoubtProps = {
  readonly field: WishField;
  readonly words: string;
  readonly other: readonly Partial<PlanWish>[];
  readonly wish: PlanWish;
  readonly names: PlanNames;
};

/** One doubt with its answers: each leads to the wish it means. */
function Doubt({ field, words, other, wish, names }: DoubtProps) {
  const { t } = useTranslation("planner");
  const wordsOf = useWishWords(names);
  const said = wordsOf(field, wish);
  return (
    <Note
      tone="warn"
      icon={CircleHelp}
      title={t("read.doubt", { words, value: said })}
      action={
        <>
          <ButtonLink to={askPlanPath(wish)} size="sm" variant="secondary" preventScrollReset>
            {t("read.keep")}
          </ButtonLink>
          {other.map((each) => {
            const meant = { ...wish, ...each };
            return (
              <ButtonLink
                key={JSON.stringify(each)}
                to={askPlanPath(meant)}
                size="sm"
                variant="secondary"
                preventScrollReset
              >
                {wordsOf(field, meant)}
              </ButtonLink>
            );
          })}
        </>
      }
    />
  );
}
