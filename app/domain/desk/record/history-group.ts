import type { RecordField } from "./record-fields.ts";
import { valuesOfRecord } from "./record-row.ts";
import { changedFields } from "./record-values.ts";

/** What the history of a record can be narrowed to. */
export const HISTORY_GROUPS = ["all", "text", "facts", "pictures", "publication"] as const;
export type HistoryGroup = (typeof HISTORY_GROUPS)[number];

type Facts = Readonly<Record<string, unknown>> | null;
type Entry = { readonly action: string; readonly before: Facts; readonly after: Facts };

/** A change of texts in a language is "text", even if it changed more; one of the status is "publication". */
export function groupOf(
  { action, before, after }: Entry,
  fields: readonly RecordField[],
): Exclude<HistoryGroup, "all"> {
  const verb = action.split(".")[1];
  if (verb === "pictures") return "pictures";
  if (verb === "publish" || verb === "unpublish") return "publication";
  const [old, now] = [before, after].map((facts) => valuesOfRecord(fields, facts ?? {}));
  const changed = before && after && old && now ? changedFields(old, now) : [];
  if (changed.some((name) => /_[a-z]{2}$/.test(name))) return "text";
  return changed.includes("status") ? "publication" : "facts";
}
