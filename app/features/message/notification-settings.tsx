import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { formatPublished } from "#app/domain/common/date/content-date.ts";
import { legalPath } from "#app/domain/company/legal/legal-kinds.ts";
import { MANDATORY_KINDS } from "#app/domain/message/templates.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { NotificationSettings as Settings } from "./notification-queries.server.ts";

type Kind = Settings["kinds"][number];
type Answer = Failure | { readonly ok: true };

/** Posts to its page; that page's action calls `handleNotificationIntent`. */
export function NotificationSettings({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation("message");
  const { show } = useToast();
  const fetcher = useFetcher<Answer>();
  const answer = fetcher.data;

  useEffect(() => {
    if (answer?.ok) show({ text: t("choices.saved") });
  }, [answer, show, t]);

  return (
    <section className={`${roundCardClass} grid gap-4 p-5`} aria-labelledby="notifications">
      <header>
        <h2 id="notifications" className="text-18">
          {t("choices.title")}
        </h2>
        <p className="text-ink-2">{t("choices.text")}</p>
      </header>
      <fetcher.Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="notifications" />
        <div className="grid divide-y divide-line">
          {settings.kinds.map((kind) => (
            <KindChoices key={kind.kind} kind={kind} consent={settings.consent} />
          ))}
        </div>
        <FailureText failure={answer?.ok === false ? answer : undefined} />
        <div>
          <Button type="submit" busy={fetcher.state !== "idle"}>
            {t("choices.save")}
          </Button>
        </div>
      </fetcher.Form>
    </section>
  );
}

type KindChoicesProps = { readonly kind: Kind; readonly consent: Settings["consent"] };

function KindChoices({ kind: { kind, channels }, consent }: KindChoicesProps) {
  const { t } = useTranslation("message");
  const fixed = MANDATORY_KINDS.includes(kind);
  return (
    <fieldset className="grid gap-1 py-4">
      <legend className="float-left font-bold">{t(`kind.${kind}`)}</legend>
      {fixed ? <p className="text-14 text-ink-2">{t("choices.always")}</p> : null}
      {kind === "marketing" ? <ConsentNote consent={consent} /> : null}
      <div className="grid gap-x-6 md:grid-cols-3">
        {channels.map(({ channel, wanted }) => (
          <Switch
            // What was saved elsewhere shows at once.
            key={`${channel}:${wanted}`}
            label={t(`channel.${channel}`)}
            aria-label={t("choices.toggle", {
              kind: t(`kind.${kind}`),
              channel: t(`channel.${channel}`),
            })}
            name="wanted"
            value={`${kind}.${channel}`}
            defaultChecked={wanted}
            disabled={fixed}
          />
        ))}
      </div>
    </fieldset>
  );
}

function ConsentNote({ consent }: Pick<KindChoicesProps, "consent">) {
  const { t } = useTranslation("message");
  const locale = useLocale();
  return (
    <p className="text-14 text-ink-2">
      {consent
        ? t("choices.consent_given", {
            date: formatPublished(consent.givenAt, locale),
            version: consent.version,
          })
        : t("choices.consent_none")}{" "}
      <AppLink className="underline" to={legalPath("marketing")}>
        {t("choices.consent_read")}
      </AppLink>
    </p>
  );
}
