import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { hasErrorText } from "#app/platform/i18n/error-text.ts";

export type BulkRow = { readonly id: string; readonly version?: number | undefined };

/** A row that was not changed, and why. */
export type Refusal = {
  readonly id: string;
  readonly error: ErrorCode;
  readonly fields: FieldErrors;
};

export type StepValues = Readonly<Record<string, string>>;

type Step = { readonly rows: readonly BulkRow[]; readonly values: StepValues };

/** Changes some rows; the answer names those that were refused. */
export async function sendStep(
  locale: Locale,
  action: string,
  { rows, values }: Step,
): Promise<Refusal[]> {
  const body = new URLSearchParams({ action, ...values });
  for (const { id, version } of rows) {
    body.append("id", id);
    body.append("version", String(version ?? ""));
  }
  try {
    const response = await fetch("/api/admin/bulk-action", { method: "POST", body });
    const answer = (await response.json()) as Partial<Refusal> & { refused?: Refusal[] };
    if (response.ok) return (answer.refused ?? []).map((each) => readable(locale, each));
    const { error, fields = {} } = answer;
    return rows.map(({ id }) => readable(locale, { id, error, fields }));
  } catch {
    return rows.map(({ id }) => readable(locale, { id, fields: {} }));
  }
}

/** For a form, the code of its first field says more than a general error. */
function readable(
  locale: Locale,
  { id, error, fields }: Omit<Refusal, "error"> & { readonly error?: ErrorCode | undefined },
): Refusal {
  const code = Object.values(fields)[0] ?? error;
  return { id, error: hasErrorText(locale, code) ? code : "common.unexpected", fields };
}

/** Every row that the filters of a list match, or why they cannot all be taken. */
export async function fetchRows(
  locale: Locale,
  area: AdminArea,
  view: string,
): Promise<readonly BulkRow[] | ErrorCode> {
  try {
    const response = await fetch(`/api/admin/list-rows?list=${area}&${view}`);
    const answer = (await response.json()) as { rows?: BulkRow[]; error?: ErrorCode };
    if (answer.rows) return answer.rows;
    return hasErrorText(locale, answer.error) ? answer.error : "common.unexpected";
  } catch {
    return "common.unexpected";
  }
}
