import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { CancelChoice } from "#app/features/reservation/refund/cancel-choice.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";

type ReviewRequestProps = {
  readonly choice: CancelChoice;
  readonly failure: Failure | undefined;
  readonly isOpen: boolean;
};

/** Illness, weather, a closed course: a request for more than the policy, or for a part where the card allows none, goes to staff. */
export function ReviewRequest({ choice, failure, isOpen }: ReviewRequestProps) {
  const { t } = useTranslation(["reservation", "errors"]);
  const isSending = useNavigation().state === "submitting";
  const asks = requestOf(choice);
  const wrong = failure?.fields.reason;

  return (
    <details className="group mt-4 border-line border-t pt-2" open={isOpen || wrong !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-bold">
        {t(TITLE[asks])}
        <ChevronDown
          className="ml-auto size-5 flex-none text-ink-3 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <p className="mt-1 text-ink-2">{t(TEXT[asks])}</p>
      <Form method="post" replace className="mt-4 grid gap-4">
        <input type="hidden" name="scope" value={choice.scope} />
        <input type="hidden" name="mode" value="review" />
        <input type="hidden" name="expectedRefund" value={choice.refund} />
        <TextArea
          name="reason"
          rows={4}
          maxLength={500}
          required
          label={t("review_request.reason")}
          error={wrong}
        />
        <Button type="submit" variant="secondary" busy={isSending}>
          {t("review_request.send")}
        </Button>
      </Form>
    </details>
  );
}

const TITLE = {
  more: "review_request.title",
  part: "part_request.title",
  unclear: "unclear_request.title",
} as const;

const TEXT = {
  more: "review_request.text",
  part: "part_request.text",
  unclear: "unclear_request.text",
} as const;

function requestOf({ isSendable, unclear }: CancelChoice): keyof typeof TITLE {
  if (unclear) return "unclear";
  return isSendable ? "more" : "part";
}
