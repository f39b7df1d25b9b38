import { Check, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PreviewLinks } from "#app/features/desk/preview-links.tsx";

type PublicationPanelProps = {
  readonly shopPath: string;
  /** What a customer would miss; nothing keeps it from being published. */
  readonly lacks: readonly string[];
};

/** What is still missing, and how the shop would show it in each language. */
export function PublicationPanel({ shopPath, lacks }: PublicationPanelProps) {
  const { t } = useTranslation("catalogue");
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1.5">
        {lacks.length === 0 ? (
          <li className="flex items-center gap-2 text-fairway-700">
            <Check className="size-5" aria-hidden="true" />
            {t("complete")}
          </li>
        ) : null}
        {lacks.map((lack) => (
          <li key={lack} className="flex items-center gap-2 font-semibold text-warn-700">
            <TriangleAlert className="size-5" aria-hidden="true" />
            {lack}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <PreviewLinks path={shopPath} size="sm" />
      </div>
      <p className="text-13 text-ink-3">{t("archive_hint")}</p>
    </div>
  );
}
