import { ThumbsUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { useFetcherRefusal } from "#app/ui/overlay/use-refusal-toast.ts";
import type { Question } from "../question-queries.server.ts";

/** After an answer: whether it helped. */
export function SolvedBox({ question }: { readonly question: Question }) {
  const { t } = useTranslation("question");
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  useFetcherRefusal(fetcher.data);
  if (question.status === "pending" || !question.answeredAt) return null;
  if (question.solvedAt) {
    return <p className="mt-5 text-center text-14 text-ink-2">{t("solved.thanks")}</p>;
  }
  return (
    <fetcher.Form
      method="post"
      className="mt-5 rounded-panel border border-line bg-paper p-5 text-center"
    >
      <b>{t("solved.question")}</b>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button
          type="submit"
          variant="secondary"
          name="intent"
          value="solved"
          busy={fetcher.state !== "idle"}
        >
          <ThumbsUp aria-hidden="true" />
          {t("solved.yes")}
        </Button>
        <Button
          variant="secondary"
          onClick={() => document.querySelector<HTMLElement>("#on textarea")?.focus()}
        >
          {t("solved.no")}
        </Button>
      </div>
    </fetcher.Form>
  );
}
