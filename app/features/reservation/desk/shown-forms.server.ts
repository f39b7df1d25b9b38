import { AppError } from "#app/domain/common/errors/errors.ts";
import {
  shownForm,
  shownRefundForm,
  shownSumForm,
} from "#app/domain/reservation/status/admin-forms.ts";
import type { ShownRefund } from "#app/features/reservation/refund/limits/shown-refund.server.ts";

/** What the form's page showed of the reservation; a form without it is of no page that we show. */
export function shownIn(form: FormData): string {
  const { shown } = readShown(shownForm, form);
  return shown;
}

/** The sum of the refund that it showed. */
export function shownSumIn(form: FormData) {
  return readShown(shownSumForm, form);
}

/** What it showed of a failed refund: which, after how many tries, and what is to be paid. */
export function shownRefundIn(form: FormData): ShownRefund {
  return readShown(shownRefundForm, form);
}

function readShown<Shown>(
  schema: { readonly safeParse: (fields: unknown) => { success: boolean; data?: Shown } },
  form: FormData,
): Shown {
  const { success, data } = schema.safeParse(Object.fromEntries(form));
  if (!success || data === undefined) throw new AppError("record.page_old");
  return data;
}
