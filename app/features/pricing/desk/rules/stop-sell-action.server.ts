import { stopSellForm, undoStopForm } from "#app/domain/pricing/desk/price-forms.ts";
import { requireComing } from "#app/features/pricing/desk/copied-prices.server.ts";
import { type StoppedDays, stopSell } from "#app/features/pricing/stock/stop-sell-days.server.ts";
import { undoStopSell } from "#app/features/pricing/stock/undo-stop-sell.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { type Failure, formOf, parseForm } from "#app/platform/http/form.ts";

export type StopSellAnswer =
  | ({ readonly ok: true; readonly done: "stop" } & StoppedDays)
  | { readonly ok: true; readonly done: "undo"; readonly days: number }
  | Failure;

export function stopSellAction(
  services: Services,
  request: Request,
  who: () => Promise<{ readonly id: string }>,
) {
  return answering("price.save_failed", services.log, async () => {
    const staff = await who();
    const form = await formOf(request);
    if (form.get("intent") === "undo") {
      const { entries } = parseForm(undoStopForm, form);
      const { days } = await undoStopSell(services, staff, { entries });
      return { ok: true, done: "undo", days } as const;
    }
    const { courses, ...stop } = parseForm(stopSellForm, form);
    requireComing(services, stop.from);
    const products = courses.map((id) => ({ kind: "course", id }) as const);
    const stopped = await stopSell(services, staff, { products, ...stop });
    return { ok: true, done: "stop", ...stopped } as const;
  });
}
