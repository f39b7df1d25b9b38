import { useTranslation } from "react-i18next";
import { changesOf } from "./audit-changes.ts";

type AuditDiffProps = {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};

const SHOWN = 2;

/** The first changes at once, the rest on a press. */
export function AuditDiff({ before, after }: AuditDiffProps) {
  const { t } = useTranslation("audit");
  const changes = changesOf(before, after);
  const lines = changes.map((change) => (
    <span key={change.field} className="audit-line">
      <span className="text-ink-3">{change.field}</span>{" "}
      {change.before === "" ? null : <del>{change.before}</del>}
      {change.before === "" || change.after === "" ? null : " → "}
      {change.after === "" ? null : <ins>{change.after}</ins>}
    </span>
  ));
  if (changes.length <= SHOWN) return <div className="audit-diff">{lines}</div>;
  return (
    <div className="audit-diff">
      {lines.slice(0, SHOWN)}
      <details>
        <summary className="link">{t("more", { count: changes.length - SHOWN })}</summary>
        {lines.slice(SHOWN)}
      </details>
    </div>
  );
}
