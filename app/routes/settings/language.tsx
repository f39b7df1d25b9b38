import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form, redirect, redirectDocument, useNavigation } from "react-router";
import { languageChoiceSchema } from "#app/domain/common/language/language-choice.ts";
import { LANGUAGES, LOCALES } from "#app/domain/common/language/languages.ts";
import { languageName } from "#app/domain/common/text/place-name.ts";
import { changeLocale } from "#app/features/member/profile/change-info.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import { returnPath } from "#app/platform/http/return-path.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import {
  isAdminPath,
  languageCookie,
  localized,
  withoutLocale,
} from "#app/platform/i18n/request-locale.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/language.ts";

export const handle = { words: ["errors", "settings"] } satisfies PageHandle;

/** Longer than any address of ours; the form that carries it has a limit too. */
const MAX_SEARCH = 1_000;

export function loader({ request, url }: Route.LoaderArgs) {
  const from = returnPath(url.searchParams.get("from"), "/");
  return { from: from + searchOf(from, request.headers.get("referer"), url.origin) };
}

/** The search part of the page before: its day and time stay chosen in the other language. */
function searchOf(path: string, referer: string | null, origin: string): string {
  const page = referer === null ? null : URL.parse(referer);
  const isIt = page?.origin === origin && withoutLocale(page.pathname) === path;
  return isIt && page.search.length <= MAX_SEARCH ? page.search : "";
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, log, site } = servicesOf(context);
  return answering("common.unexpected", log, async () => {
    const { lang, from } = parseForm(languageChoiceSchema, await formOf(request));
    // What we write to a member is in the language that they read.
    const member = await memberOf(context);
    if (member) await changeLocale(db, member.id, lang);
    const path = returnPath(from ?? null, "/");
    const headers = { "set-cookie": languageCookie(lang, site) };
    // Admin paths have no language, and other messages to load.
    if (isAdminPath(path)) return redirectDocument(path, { headers });
    // Checked again: without its language, `/en//other.example` would be an address of another site.
    const there = returnPath(localized(withoutLocale(path), lang), "/");
    return redirect(there, { headers });
  });
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t) => ({
    title: t("settings:language.title"),
    description: t("settings:language.description"),
  }));
}

export default function SettingsLanguage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("settings");
  const current = useLocale();
  const busy = useNavigation().state !== "idle";
  return (
    <div className={`${gutterClass} max-w-[40rem] py-6 md:py-10`}>
      <JourneyHead title={t("language.title")} back="/mypage" text={t("language.intro")} />
      <Form method="post" action={localized("/settings/language", current)} aria-busy={busy}>
        <input type="hidden" name="from" value={loaderData.from} />
        <fieldset>
          <legend className="sr-only">{t("language.choices")}</legend>
          <div className={`${roundCardClass} divide-y divide-line overflow-hidden`}>
            {LOCALES.map((locale) => (
              <button
                key={locale}
                type="submit"
                name="lang"
                value={locale}
                aria-current={locale === current ? "true" : undefined}
                className="flex min-h-18 w-full items-center gap-3 px-5 text-left hover:bg-sand"
              >
                <span className="flex-1">
                  <b className="block text-18" lang={locale}>
                    {LANGUAGES[locale].name}
                  </b>
                  <span className="block text-14 text-ink-2">
                    {languageName(
                      locale,
                      locale === current ? LANGUAGES[locale].fallback : current,
                    )}
                  </span>
                </span>
                {locale === current ? (
                  <Badge tone="instant" icon={Check}>
                    {t("language.now")}
                  </Badge>
                ) : null}
              </button>
            ))}
          </div>
        </fieldset>
        <ErrorText code={actionData?.error} />
      </Form>
      <p className="mt-4 text-14 text-ink-3">{t("language.money")}</p>
    </div>
  );
}
