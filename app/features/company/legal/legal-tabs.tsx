import { useTranslation } from "react-i18next";
import { LEGAL_KINDS, type LegalKind, legalPath } from "#app/domain/company/legal/legal-kinds.ts";
import { LinkTabs } from "#app/ui/tabs.tsx";

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
