import { Route as RouteIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-words.tsx";
import { Note } from "#app/ui/note.tsx";
import type { PlanSentAnswer } from "./send-plan.server.ts";

export type PlanSendResult = PlanSentAnswer | { readonly ok: false; readonly error: ErrorCode };

/** How sending the plan ended, at the top of its page. */
export function PlanNotes({ result }: { readonly result: PlanSendResult | undefined }) {
  const { t } = useTranslation("planner");
  if (!result) return null;
  if ("error" in result) return <ErrorNote code={result.error} className="mb-4" />;
  if (result.kind === "changed") return <ChangedNote {...result} />;
  if (result.kind !== "saved") return null;
  return (
    <div role="status">
      <Note
        tone="good"
        className="mb-4"
        title={t("save.done")}
        action={
          <ButtonLink to="/mypage/plans" variant="secondary" size="sm">
            {t("save.see")}
          </ButtonLink>
        }
      />
    </div>
  );
}

type ChangedNoteProps = Pick<Extract<PlanSentAnswer, { kind: "changed" }>, "text" | "next">;

/** What was sold meanwhile, in one sentence, and the way to the nearest plan. */
function ChangedNote({ text, next }: ChangedNoteProps) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  return (
    <div role="alert">
      <Note
        tone="warn"
        className="mb-4"
        title={text}
        action={
          next ? (
            <ButtonLink to={next.path} size="sm" variant="secondary" wraps>
              <RouteIcon aria-hidden="true" />
              {t("sold.next", { amount: formatWon(next.perPerson, locale) })}
            </ButtonLink>
          ) : undefined
        }
      >
        {t("sold.nothing")}
      </Note>
    </div>
  );
}

/** A trip of an address that cannot be had any more: what is gone, and that another was planned. */
export function GoneNote({ text }: { readonly text: string | undefined }) {
  const { t } = useTranslation("planner");
  return (
    <Note tone="warn" className="mb-4" title={text}>
      {t(text ? "swap.gone_again" : "swap.gone")}
    </Note>
  );
}

type SavedNoteProps = {
  readonly saved: { readonly total: Won } | undefined;
  /** What the very same trip costs today, if it can be had. */
  readonly now: Won | undefined;
};

/** What a saved trip cost then and costs today. */
export function SavedNote({ saved, now }: SavedNoteProps) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  if (!saved) return null;
  const then = formatWon(saved.total, locale);
  return (
    <Note tone="info" className="mb-4">
      {now === undefined
        ? t("saved.then", { amount: then })
        : now === saved.total
          ? t("saved.same", { amount: then })
          : t("saved.moved", { before: then, now: formatWon(now, locale) })}
    </Note>
  );
}
