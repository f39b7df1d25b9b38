import { AppError } from "#app/domain/errors.ts";
import type { Localized } from "#app/domain/locale.ts";
import {
  exchangeForm,
  holidayForm,
  idForm,
  marginForm,
  peakForm,
} from "#app/domain/pricing/desk/price-forms.ts";
import { saveExchangeRate, saveMarginLimit } from "#app/features/pricing/costs.server.ts";
import {
  removeHoliday,
  removePeakWindow,
  saveHoliday,
  savePeakWindow,
} from "#app/features/pricing/save-day-rules.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { type Failure, formOf, parseForm } from "#app/platform/http/form.ts";

type Staff = { readonly id: string };

/** `days` is how many prices the change reached. */
export type RulesAnswer =
  | { readonly ok: true; readonly done: string; readonly days: number }
  | Failure;

type Handler = (services: Services, staff: Staff, form: FormData) => Promise<number>;

/** Every change of a rule that all calendars follow. */
export function rulesAction(services: Services, request: Request, who: () => Promise<Staff>) {
  return answering("price.save_failed", services.log, async () => {
    const staff = await who();
    const form = await formOf(request);
    const intent = String(form.get("intent"));
    const handler = HANDLERS.get(intent);
    if (!handler) throw new AppError("common.bad_request");
    return { ok: true, done: intent, days: await handler(services, staff, form) } as const;
  });
}

const HANDLERS: ReadonlyMap<string, Handler> = new Map(
  Object.entries<Handler>({
    holiday: (services, staff, form) => {
      const { day, country, effect, ...names } = parseForm(holidayForm, form);
      return saveHoliday(services, staff, { day, country, effect, name: nameOf(names) });
    },
    remove_holiday: (services, staff, form) =>
      removeHoliday(services, staff, parseForm(idForm, form).id),
    peak: (services, staff, form) => {
      const { id, from, to, rate, ...names } = parseForm(peakForm, form);
      const window = { startsOn: from, endsOn: to, rate, name: nameOf(names) };
      return savePeakWindow(services, staff, { id: id || `peak-${from}`, window });
    },
    remove_peak: (services, staff, form) =>
      removePeakWindow(services, staff, parseForm(idForm, form).id),
    exchange: async (services, staff, form) => {
      const { day, rate } = parseForm(exchangeForm, form);
      await saveExchangeRate(services, staff, { day, wonPer100Baht: rate });
      return 0;
    },
    margin: async (services, staff, form) => {
      await saveMarginLimit(services, staff, parseForm(marginForm, form).percent);
      return 0;
    },
  }),
);

function nameOf({ name_ko, name_en }: { name_ko: string; name_en: string }): Localized {
  return { ko: name_ko, en: name_en || name_ko };
}
