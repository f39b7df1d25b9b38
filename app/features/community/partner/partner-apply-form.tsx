import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { formatWon, won } from "#app/domain/common/money.ts";
import { MAX_WORD } from "#app/domain/community/text-limits.ts";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureText, TextArea } from "#app/ui/form/field.tsx";
import type { PartnerPanelProps } from "./my-partner.ts";

/** Asks for a seat with a word to the author. */
export function ApplyForm({ postId, mine, failure }: Omit<PartnerPanelProps, "tip">) {
  const { t } = useTranslation("partner");
  const locale = useLocale();
  const action = useLocalized()(`/community/${postId}/join`);
  const busy = useNavigation().formData?.get("intent") === "apply";
  const amount = formatWon(mine.share ?? won(0), locale);
  return (
    <Form method="post" action={action} noValidate preventScrollReset className="mt-1 grid gap-4">
      <div>
        <h2 className="text-18">{t("apply.title")}</h2>
        <p className="mt-1 text-ink-2">
          {t("apply.text")} {mine.isBooked ? t("apply.pay", { amount }) : null}
        </p>
      </div>
      <input type="hidden" name="intent" value="apply" />
      <TextArea
        name="word"
        label={t("apply.word")}
        hint={t("apply.word_hint")}
        rows={3}
        maxLength={MAX_WORD}
        defaultValue={failure?.word}
        error={failure?.fields.word}
        required
      />
      <FailureText failure={failure} />
      <Button type="submit" block busy={busy}>
        {t("apply.send")}
      </Button>
    </Form>
  );
}
