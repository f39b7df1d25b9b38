import { useTranslation } from "react-i18next";
import { listPath } from "#app/domain/common/paging.ts";
import { ANSWER_STATUSES, type AnswerStatus } from "#app/domain/help/question/question-kinds.ts";
import { ChipLink } from "#app/ui/chip.tsx";

type QuestionFilterProps = {
  readonly status: AnswerStatus | undefined;
  readonly totals: Readonly<Record<AnswerStatus | "all", number>>;
};

export function QuestionFilter({ status, totals }: QuestionFilterProps) {
  const { t } = useTranslation("question");
  return (
    <nav aria-label={t("filter")} className="my-4 flex flex-wrap gap-2">
      {([undefined, ...ANSWER_STATUSES] as const).map((each) => (
        <ChipLink
          key={each ?? "all"}
          to={listPath("/qna", { status: each }, 1)}
          current={each === status}
        >
          {t(`filter.${each ?? "all"}`)}{" "}
          <span className="tabular-nums whitespace-nowrap">{totals[each ?? "all"]}</span>
        </ChipLink>
      ))}
    </nav>
  );
}
