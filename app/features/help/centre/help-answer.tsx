import { ChevronDown, ThumbsUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { RichText } from "#app/ui/rich-text-view.tsx";
import type { HelpAnswer } from "./help-queries.server.ts";
import { SUBJECT_ICONS } from "./help-subjects-nav.tsx";

type AnswerProps = HelpAnswer & {
  readonly isOpen: boolean;
  /** Voted on without scripts just now. */
  readonly voted: boolean;
};

/** A question that opens to its answer, also without scripts. */
export function HelpAnswerItem({ isOpen, voted, ...answer }: AnswerProps) {
  const Icon = SUBJECT_ICONS[answer.subject];
  return (
    <details
      className="group border-t border-line"
      id={`answer-${answer.id}`}
      open={isOpen || voted}
    >
      <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <Icon className="size-6 flex-none text-fairway-700" />
        <h3 className="text-16">{answer.question}</h3>
        <ChevronDown
          className="ml-auto size-5 flex-none text-ink-3 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="pb-6">
        <RichText html={answer.body} />
        <HelpfulVote {...answer} voted={voted} />
      </div>
    </details>
  );
}

type VoteProps = Pick<HelpAnswer, "id" | "votes" | "helpful"> & { readonly voted: boolean };
type Reply = { readonly ok: true; readonly answer: number } | Failure;

function HelpfulVote({ id, votes, helpful, voted }: VoteProps) {
  const { t } = useTranslation("help");
  const fetcher = useFetcher<Reply>();
  const isThanked = voted || fetcher.data?.ok === true;
  const failure = fetcher.data?.ok === false ? fetcher.data : undefined;
  return (
    <div className="mt-5 border-line border-t pt-4">
      <fetcher.Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="answer" value={id} />
        <p className="text-14 text-ink-2" aria-live="polite">
          {isThanked ? t("thanks") : t("helpful")}{" "}
          {votes > 0 && !isThanked ? (
            <span className="tabular-nums whitespace-nowrap">
              {t("helpful_count", { votes, helpful })}
            </span>
          ) : null}
        </p>
        {isThanked ? null : (
          <span className="ml-auto flex gap-2">
            <Button type="submit" name="helpful" value="yes" variant="secondary" size="sm">
              <ThumbsUp aria-hidden="true" />
              {t("yes")}
            </Button>
            <Button type="submit" name="helpful" value="no" variant="secondary" size="sm">
              {t("no")}
            </Button>
          </span>
        )}
      </fetcher.Form>
      {failure ? <FailureText failure={failure} /> : null}
    </div>
  );
}
