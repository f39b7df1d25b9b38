import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { formatMoment } from "#app/domain/common/date/date-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";

type ShareBoxProps = {
  readonly sharedSince: Date | null;
  /** Shown once, right after it was made. */
  readonly link: string | undefined;
};

/** A link for fellow travellers: made, copied and revoked here. */
export function ShareBox({ sharedSince, link }: ShareBoxProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const isSending = useNavigation().state === "submitting";
  const { show } = useToast();

  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      show({ text: t("share.copied") });
    } catch {
      show({ text: t("share.copy_by_hand"), tone: "error" });
    }
  }

  return (
    <Card as="section" id="share">
      <h2 className="text-18">{t("share.title")}</h2>
      <p className="text-ink-2">{t("share.text")}</p>
      {link ? (
        <div className="mt-3 grid gap-2">
          <TextField readOnly label={t("share.link")} value={link} hint={t("share.once")} />
          <Button onClick={() => void copy(link)}>
            <Copy aria-hidden="true" />
            {t("share.copy")}
          </Button>
        </div>
      ) : null}
      {sharedSince && !link ? (
        <p className="mt-3 text-14 text-ink-2">
          {t("share.since", { moment: formatMoment(sharedSince, locale) })}
        </p>
      ) : null}
      <Form method="post" preventScrollReset className="mt-3 grid gap-2">
        <Button type="submit" name="intent" value="share" variant="secondary" busy={isSending}>
          {sharedSince ? t("share.again") : t("share.make")}
        </Button>
        {sharedSince ? (
          <Button type="submit" name="intent" value="revoke" variant="ghost" busy={isSending}>
            {t("share.stop")}
          </Button>
        ) : null}
      </Form>
    </Card>
  );
}
