import { Popover } from "@base-ui/react/popover";
import { Download, FileSpreadsheet, FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { MAX_EXPORTED } from "#app/domain/desk/list/list-file.ts";
import { type PageOfList, viewOf } from "#app/domain/desk/list/list-params.ts";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { popoverPlaceClass, popupClass } from "#app/ui/overlay/popover-class.ts";
import { useAdminFormat } from "../use-desk-format.ts";

type ExportMenuProps = { readonly area: AdminArea; readonly list: PageOfList };

/** The filtered rows and the chosen columns as a file. */
export function ExportMenu({ area, list }: ExportMenuProps) {
  const { t } = useTranslation("lists");
  const { number, counted } = useAdminFormat();
  const { total } = list;
  const [search] = useSearchParams();
  const address = (format: string) => `/admin/export/${area}?format=${format}&${viewOf(search)}`;
  return (
    <Popover.Root>
      <Popover.Trigger className={buttonClass({ variant: "secondary", size: "xs" })}>
        <Download aria-hidden="true" />
        {t("export")}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className={popoverPlaceClass}>
          <Popover.Popup className={menuPopupClass}>
            <Popover.Title className="px-3 py-1.5 text-13 text-ink-2">
              {total > MAX_EXPORTED
                ? t("export_too_large", { max: number(MAX_EXPORTED) })
                : t("export_rows", { count: total, shown: counted(list) })}
            </Popover.Title>
            {total > MAX_EXPORTED ? null : (
              <>
                <a className={menuItemClass} href={address("xlsx")} download>
                  <FileSpreadsheet aria-hidden="true" />
                  {t("export_xlsx")}
                </a>
                <a className={menuItemClass} href={address("csv")} download>
                  <FileText aria-hidden="true" />
                  {t("export_csv")}
                </a>
              </>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** What opens below a button of a list. */
export const menuPopupClass = `${popupClass} max-h-[70vh] w-68 overflow-y-auto p-2 text-14/6.5`;

export const menuItemClass =
  "flex min-h-9 w-full items-center gap-2.5 rounded-lg px-3 max-sm:min-h-11 [&_svg]:size-4.25 [&_svg]:text-ink-3 [a&]:hover:bg-sand";
