import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Refusal } from "#app/features/desk/list/bulk-requests.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import type { BulkAction } from "./bulk-actions.server.ts";

type Step = {
  readonly by: string;
  readonly rows: readonly { readonly id: string; readonly version: number }[];
  readonly values: Readonly<Record<string, string>>;
};

/** Each row separately: a refused one does not keep the others from being changed. */
export async function runStep(
  services: Services,
  run: BulkAction["run"],
  { by, rows, values }: Step,
): Promise<Refusal[]> {
  const refused: Refusal[] = [];
  for (const { id, version } of rows) {
    try {
      await run(services, { by, id, version, values });
    } catch (cause) {
      // A single row is answered as any form is, with the status of its refusal.
      if (rows.length === 1) throw cause;
      refused.push({ id, ...refusalOf(services, cause) });
    }
  }
  return refused;
}

function refusalOf({ log }: Services, cause: unknown): Omit<Refusal, "id"> {
  if (cause instanceof FormError) return { error: "common.bad_request", fields: cause.fields };
  if (cause instanceof AppError) return { error: cause.code, fields: {} };
  log.error({ err: cause }, "a row of a common action failed");
  return { error: "common.unexpected", fields: {} };
}
