import { useTranslation } from "react-i18next";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { legalEditionOf, legalKindOf } from "#app/domain/company/legal/legal-kinds.ts";
import { LegalEditions, LegalTabs } from "#app/features/company/legal/legal-editions.tsx";
import {
  findLegalDocument,
  listLegalEditions,
} from "#app/features/company/legal/legal-queries.server.ts";
import { LegalText } from "#app/features/company/legal/legal-text.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta, privateMeta } from "#app/platform/http/page-meta.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { isPreview } from "#app/platform/session/page-guards.server.ts";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { Note } from "#app/ui/note.tsx";
import type { Route } from "./+types/terms.ts";

export const handle = { words: ["terms"] } satisfies PageHandle;

/** The text in force, an earlier version of it, or for staff one that is not in force yet. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const today = shopDayOf(now());
  const kind = legalKindOf(url.searchParams);
  const edition = legalEditionOf(url.searchParams);
  const drafts = await isPreview(context, url, "legal");
  const wanted = { kind, today, edition, drafts };
  const document = orNotFound(await findLegalDocument(db, localeOf(url), wanted));
  const editions = await listLegalEditions(db, kind, today);
  if (!drafts) cachePage(context);
  return { kind, document, editions, drafts };
}

export function meta(args: Route.MetaArgs) {
  const { kind = "terms", document, drafts, editions } = args.loaderData ?? {};
  const isOld = document?.version !== editions?.[0]?.version;
  if (document && (drafts || isOld)) {
    return privateMeta(args, () => ({ title: document.title, description: document.intro }));
  }
  return pageMeta(args, (t) => ({
    title: document?.title ?? t("terms:title"),
    description: document?.intro ?? t("terms:text"),
    query: { doc: kind === "terms" ? undefined : kind },
  }));
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { kind, document, editions } = loaderData;
  const { t } = useTranslation("terms");
  const isOld = document.version !== editions[0]?.version;
  return (
    <div className={`${pageClass} py-6 md:py-10`}>
      <p className="mb-2 text-14 font-semibold text-ink-2">{t("title")}</p>
      <LegalTabs kind={kind} />
      {isOld ? (
        <Note tone="warn" className="mt-6">
          {t("not_in_force")}
        </Note>
      ) : null}
      <LegalText document={document}>
        <LegalEditions kind={kind} shown={document.version} editions={editions} />
      </LegalText>
    </div>
  );
}
