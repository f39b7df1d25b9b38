import { useTranslation } from "react-i18next";
import { formatDate } from "#app/domain/common/date/content-date.ts";
import { LEGAL_KINDS, type LegalKind, legalPath } from "#app/domain/company/legal/legal-kinds.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { LegalEdition } from "./legal-queries.server.ts";

type LegalEditionsProps = {
  readonly kind: LegalKind;
  readonly shown: number;
  /** The one in force first. */
  readonly editions: readonly LegalEdition[];
};

/** What people agreed to earlier stays readable. */
export function LegalEditions({ kind, shown, editions }: LegalEditionsProps) {
  const { t } = useTranslation("terms");
  const locale = useLocale();
  const [current] = editions;
  const others = editions.filter(({ version }) => version !== shown);
  if (others.length === 0) return null;
  return (
    <section className="mt-9" aria-labelledby="editions">
      <h2 id="editions" className="text-18">
        {t("editions")}
      </h2>
      <ul className="mt-2">
        {others.map(({ version, effectiveOn }) => (
          <li key={version}>
            <AppLink
              to={legalPath(kind, version === current?.version ? undefined : version)}
              className={`${linkClass} flex min-h-11 items-center gap-2`}
            >
              {t("version", { version })} ·{" "}
              {t("effective", { date: formatDate(effectiveOn, locale) })}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LegalTabs({ kind }: { readonly kind: LegalKind }) {
  const { t } = useTranslation("terms");
  return (
    <LinkTabs
      label={t("tabs")}
      tabs={LEGAL_KINDS.map((each) => ({
        to: legalPath(each),
        label: t(`doc.${each}`),
        current: each === kind,
      }))}
    />
  );
}
