import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { fieldOfInput } from "#app/domain/desk/record/record-fields.ts";
import {
  CATALOGUE_SHEETS,
  exportCatalogue,
} from "#app/features/catalog/desk/workbook/export-catalogue.server.ts";
import { adminLocale } from "#app/features/desk/desk-meta.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import type { Route } from "./+types/catalogue.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The whole catalogue as a workbook; `?empty` for its columns alone. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const t = translator(adminLocale(request));
  const fields = CATALOGUE_SHEETS.flatMap((sheet) => sheet.fields);
  const labelOf = (input: string) => {
    const found = fieldOfInput(fields, input);
    const label = t(`catalogue:field.${found?.field.name ?? input}` as "catalogue:field.name");
    return found?.locale ? `${label} (${found.locale})` : label;
  };
  const isEmpty = url.searchParams.has("empty");
  const body = await exportCatalogue(db, { isEmpty, labelOf });
  return new Response(body, {
    headers: {
      "Content-Type": XLSX,
      "Content-Disposition": `attachment; filename="palmtee-catalogue-${shopDayOf(now())}.xlsx"`,
      "Cache-Control": "no-store",
    },
  });
}
