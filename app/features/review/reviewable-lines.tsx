import { PencilLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#app/domain/content/content-date.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { ReviewableLine } from "./reviewable-queries.server.ts";

export function ReviewableLines({ rows }: { readonly rows: readonly ReviewableLine[] }) {
  const { t } = useTranslation("review");
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={PencilLine}
        title={t("product.empty_title")}
        text={t("product.empty_text")}
        action={<ButtonLink to="/reservation">{t("product.empty_action")}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="grid gap-3">
      {rows.map((row) => (
        <li
          key={row.id}
          className="card flex flex-wrap items-center justify-between gap-4 rounded-panel p-5"
        >
          <LineFacts {...row} />
          <ButtonLink
            size="sm"
            variant="secondary"
            to={`/review/write?reservation=${row.id}`}
            aria-label={`${row.title}: ${t("product.rules")}`}
          >
            {t("product.rules")}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

export function LineFacts({ productKind, title, detail, usedOn }: ReviewableLine) {
  const { t } = useTranslation("review");
  const locale = useLocale();
  return (
    <div className="min-w-0">
      <p className="text-14 text-ink-3">
        {t("product.line", {
          kind: t(`about.${productKind}`),
          date: formatDate(usedOn, locale),
        })}
      </p>
      <p className="text-18 font-bold">{title}</p>
      <p className="text-14 text-ink-2">{detail}</p>
    </div>
  );
}
