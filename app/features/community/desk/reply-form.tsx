import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { LOCALES, type Localized } from "#app/domain/common/language/languages.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, TextArea } from "#app/ui/form/field.tsx";

type ReplyFormProps = { readonly version: number; readonly reply: Localized | null };

/** The reply that the shop shows below the review, in either language or both. */
export function ReplyForm({ version, reply }: ReplyFormProps) {
  const { t } = useTranslation("moderation");
  const { language } = useAdminFormat();
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  const failure = fetcher.data?.ok === false ? fetcher.data : undefined;
  return (
    <section className="card p-4">
      <h2 className="text-16">{t("reply")}</h2>
      <p className="text-13 text-ink-3">{t("reply.hint")}</p>
      <fetcher.Form method="post" className="mt-3 grid gap-3">
        <input type="hidden" name="version" value={version} />
        <div className="grid gap-3 md:grid-cols-2">
          {LOCALES.map((locale) => (
            <TextArea
              key={locale}
              name={locale}
              label={language(locale)}
              lang={locale}
              rows={4}
              maxLength={1_000}
              defaultValue={reply?.[locale]}
              error={failure?.fields[locale]}
            />
          ))}
        </div>
        <FailureText failure={failure} />
        <div className="flex items-center gap-3">
          <Button
            type="submit"
            size="xs"
            name="intent"
            value="reply"
            busy={fetcher.state !== "idle"}
          >
            {t("reply.save")}
          </Button>
          {fetcher.data?.ok ? <span role="status">{t("reply.saved")}</span> : null}
        </div>
      </fetcher.Form>
    </section>
  );
}
