import { useTranslation } from "react-i18next";
import { legalKindOf } from "#app/domain/content/legal-list.ts";
import { findLegalDocument } from "#app/features/legal/legal-queries.server.ts";
import { LegalTabs } from "#app/features/legal/legal-tabs.tsx";
import { LegalText } from "#app/features/legal/legal-text.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { localeOf } from "#app/platform/i18n/locale.ts";
import { cachePage } from "#app/platform/page-cache/cache-page.server.ts";
import type { Route } from "./+types/terms.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = legalKindOf(url.searchParams);
  const document = orNotFound(await findLegalDocument(servicesOf(context).db, localeOf(url), kind));
  cachePage(context, ["legal_documents"]);
  return { kind, document };
}

export function meta(args: Route.MetaArgs) {
  const { kind = "terms", document } = args.loaderData ?? {};
  return pageMeta(args, (t) => ({
    title: document?.title ?? t("terms:title"),
    description: document?.intro ?? t("terms:text"),
    query: { doc: kind === "terms" ? undefined : kind },
  }));
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("terms");
  return (
    <div className="page py-6 md:py-10">
      <p className="mb-2 text-14 font-semibold text-ink-2">{t("title")}</p>
      <LegalTabs kind={loaderData.kind} />
      <LegalText {...loaderData.document} />
    </div>
  );
}
