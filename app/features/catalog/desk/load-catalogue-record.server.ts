import type { Database } from "#app/db/client.server.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { loadRecord } from "#app/features/desk/record/load-record.server.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { catalogueOptions } from "./catalogue-options.server.ts";

/** A product's record with what its references may point to; without an id, only the latter. */
export async function loadCatalogueRecord(
  db: Database,
  locale: Locale,
  { type, id }: { readonly type: RecordType; readonly id: string | undefined },
) {
  const { fields } = id === undefined ? (type.creation ?? type) : type;
  const options = await catalogueOptions(db, locale, fields);
  if (id === undefined) return { record: undefined, options };
  return { record: orNotFound(await loadRecord(db, type, id)), options };
}
