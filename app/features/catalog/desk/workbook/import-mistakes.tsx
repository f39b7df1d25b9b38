import { useTranslation } from "react-i18next";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ImportReport } from "./import-types.ts";

/** Every wrong cell with its reason; what is written beside it counts instead of the cell. */
export function ImportMistakes({ report }: { readonly report: ImportReport }) {
  const { t } = useTranslation(["catalogue", "errors"]);
  const { number } = useAdminFormat();
  const { mistakes, toFix } = report;
  if (mistakes.length === 0) return null;
  return (
    <div className="overflow-x-auto">
      <table className="tbl">
        <caption className="p-2 text-left">
          <b>{t("import.to_fix", { count: toFix, shown: number(toFix) })}</b>{" "}
          <span className="text-ink-2">{t("import.fix_hint")}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("import.cell")}</th>
            <th scope="col">{t("import.value")}</th>
            <th scope="col">{t("import.why")}</th>
            <th scope="col">{t("import.fix")}</th>
          </tr>
        </thead>
        <tbody>
          {mistakes.map(({ address, column, value, code }) => (
            <tr key={`${address}:${column}`}>
              <td className="nm whitespace-nowrap">
                {address}
                <span className="sm block">{column}</span>
              </td>
              <td className="max-w-56 truncate text-danger-700">{value || t("import.empty")}</td>
              <td>{t(`errors:${code}`)}</td>
              <td>
                <input
                  className="input"
                  name={`fix:${address}`}
                  defaultValue={value}
                  aria-label={t("import.fix_of", { address })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
