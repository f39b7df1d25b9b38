import { useTranslation } from "react-i18next";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { SheetCount } from "./sheet-type.ts";

const COLUMNS = ["rows", "added", "changed", "same", "wrong"] as const;

/** What each sheet would bring, or has brought. */
export function ImportCounts({ counts }: { readonly counts: readonly SheetCount[] }) {
  const { t } = useTranslation("catalogue");
  const { number } = useAdminFormat();
  return (
    <div className="overflow-x-auto">
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t("import.sheet")}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="r">
                {t(`import.count.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count.sheet}>
              <td className="nm">{t(`sheet.${count.sheet}`)}</td>
              {COLUMNS.map((column) => (
                <td key={column} className={column === "wrong" ? "r num text-danger-700" : "r num"}>
                  {count[column] === 0 ? "–" : number(count[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
