import { useTranslation } from "react-i18next";
import { isLocale } from "#app/domain/common/language/languages.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { linkClass } from "#app/ui/look/classes.ts";

type AuditDiffProps = {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};

const SHOWN = 2;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The first changes at once, the rest on a press. */
export function AuditDiff({ before, after }: AuditDiffProps) {
  const { t } = useTranslation("audit");
  const { nameOf, textOf } = useAuditWords();
  const changes = changesOf(before, after);
  const lines = changes.map((change) => (
    <span key={change.field} className="block">
      <span className="text-ink-3">{nameOf(change.field)}</span>{" "}
      {change.before === "" ? null : <del className="text-ink-3">{textOf(change.before)}</del>}
      {change.before === "" || change.after === "" ? null : " → "}
      {change.after === "" ? null : (
        <ins className="font-semibold no-underline">{textOf(change.after)}</ins>
      )}
    </span>
  ));
  if (changes.length <= SHOWN) return <div className="max-w-xl wrap-anywhere">{lines}</div>;
  return (
    <div className="max-w-xl wrap-anywhere">
      {lines.slice(0, SHOWN)}
      <details>
        <summary className={linkClass}>{t("more", { count: changes.length - SHOWN })}</summary>
        {lines.slice(SHOWN)}
      </details>
    </div>
  );
}

/** A field in the words of its form where they are known, and moments as they are written everywhere. */
function useAuditWords() {
  const { t, i18n } = useTranslation(["audit", "catalogue"]);
  const { moment, language } = useAdminFormat();
  const wordOf = (part: string) => {
    if (isLocale(part)) return language(part);
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    const key = `catalogue:field.${part}` as "catalogue:field.name";
    return i18n.exists(key) ? t(key) : part;
  };
  return {
    nameOf: (field: string) => field.split(".").map(wordOf).join(" · "),
    textOf: (value: string) => {
      if (MOMENT.test(value)) return moment(new Date(value));
      return value === "true" || value === "false" ? t(`audit:is.${value}`) : value;
    },
  };
}

type Facts = Readonly<Record<string, unknown>> | null;

type FieldChange = {
  readonly field: string;
  readonly before: string;
  readonly after: string;
};

/** What an entry changed, field by field; nested facts are written with their path. */
export function changesOf(before: Facts, after: Facts): FieldChange[] {
  const [old, now] = [flatten(before), flatten(after)];
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  return fields
    .map((field) => ({ field, before: old.get(field) ?? "", after: now.get(field) ?? "" }))
    .filter((change) => change.before !== change.after);
}

/** A picture's measures and its encoded preview mean nothing to a reader. */
const UNREADABLE: ReadonlySet<string> = new Set(["blur", "width", "height", "widths"]);

function flatten(facts: unknown, path = ""): Map<string, string> {
  if (facts === null || facts === undefined) return new Map();
  if (typeof facts !== "object") return new Map([[path, String(facts)]]);
  return new Map(
    Object.entries(facts)
      .filter(([name]) => !UNREADABLE.has(name))
      .flatMap(([name, value]) => [...flatten(value, path === "" ? name : `${path}.${name}`)]),
  );
}
