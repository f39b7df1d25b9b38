import { ThumbsUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import type { HelpAnswer } from "./help-queries.server.ts";

type VoteProps = Pick<HelpAnswer, "id" | "votes" | "helpful"> & { readonly voted: boolean };
type Reply = { readonly ok: true; readonly answer: number } | Failure;

export function HelpfulVote({ id, votes, helpful, voted }: VoteProps) {
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
            <span className="num">{t("helpful_count", { votes, helpful })}</span>
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
