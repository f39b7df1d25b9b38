import { type LocalDate, shopDayOf } from "#app/domain/common/date/local-date.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";

/** The past is shown and never changed. */
export function requireComing({ now }: Pick<Services, "now">, from: LocalDate): void {
  if (from < shopDayOf(now())) throw new FormError({ from: "price.past" });
}
