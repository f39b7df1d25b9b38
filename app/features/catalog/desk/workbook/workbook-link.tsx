import { FileSpreadsheet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";

/** Leads to the import and export of the whole catalogue. */
export function WorkbookLink() {
  const { t } = useTranslation("catalogue");
  return (
    <p className="mb-3">
      <Link
        to="/admin/courses/import"
        className={buttonClass({ variant: "secondary", size: "xs" })}
      >
        <FileSpreadsheet aria-hidden="true" />
        {t("import.link")}
      </Link>
    </p>
  );
}
