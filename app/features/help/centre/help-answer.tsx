import { ChevronDown } from "lucide-react";
import { RichText } from "#app/ui/rich-text-view.tsx";
import type { HelpAnswer } from "./help-queries.server.ts";
import { HelpfulVote } from "./helpful-vote.tsx";
import { SUBJECT_ICONS } from "./subject-icons.ts";

type AnswerProps = HelpAnswer & {
  readonly isOpen: boolean;
  /** Voted on without scripts just now. */
  readonly voted: boolean;
};

/** A question that opens to its answer, also without scripts. */
export function HelpAnswerItem({ isOpen, voted, ...answer }: AnswerProps) {
  const Icon = SUBJECT_ICONS[answer.subject];
  return (
    <details className="help-answer" id={`answer-${answer.id}`} open={isOpen || voted}>
      <summary>
        <Icon className="size-6 flex-none text-fairway-700" />
        <h3 className="text-16">{answer.question}</h3>
        <ChevronDown className="ml-auto size-5 text-ink-3" aria-hidden="true" />
      </summary>
      <div className="pb-6">
        <RichText html={answer.body} />
        <HelpfulVote {...answer} voted={voted} />
      </div>
    </details>
  );
}
