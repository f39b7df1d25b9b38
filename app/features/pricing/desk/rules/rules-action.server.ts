import { data } from "react-router";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import { surchargeName } from "#app/domain/pricing/desk/fee-kinds.ts";
import {
  exchangeForm,
  fareForm,
  holidayForm,
  keyForm,
  marginForm,
  peakForm,
  surchargeForm,
  undoForm,
} from "#app/domain/pricing/desk/price-forms.ts";
import { RatesChanged } from "#app/features/pricing/rates/prices-changed.ts";
import {
  type SavedRule,
  saveRule,
  undoRule,
} from "#app/features/pricing/rates/save-rule.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import type { RulesAnswer } from "./rules-answer.ts";

type Staff = { readonly id: string };
type Handler = (services: Services, staff: Staff, form: FormData) => Promise<SavedRule>;

/** Every change of a rule that all calendars follow; a conflict says who was faster. */
export function rulesAction(services: Services, request: Request, who: () => Promise<Staff>) {
  return answering("price.save_failed", services.log, async () => {
    const staff = await who();
    const form = await formOf(request);
    const intent = String(form.get("intent"));
    const handler = HANDLERS.get(intent);
    if (!handler) throw new AppError("common.bad_request");
    try {
      return { ok: true, done: intent, ...(await handler(services, staff, form)) } as const;
    } catch (cause) {
      if (!(cause instanceof RatesChanged)) throw cause;
      const { code: error, by, at } = cause;
      return data<RulesAnswer>(
        { ok: false, error, fields: {}, rates: { by, at } },
        { status: 409 },
      );
    }
  });
}

const HANDLERS: ReadonlyMap<string, Handler> = new Map(
  Object.entries<Handler>({
    holiday: (services, staff, form) => {
      const { day, country, effect, seen, ...names } = parseForm(holidayForm, form);
      const id = `${country}-${day}`.toLowerCase();
      const name = nameOf(names);
      return saveRule(services, staff, {
        rule: "holiday",
        key: `${country}:${day}`,
        seen,
        next: (standing) => ({
          ...(standing ?? { id, day, country, kind: "public" }),
          name,
          priceEffect: effect,
        }),
      });
    },
    remove_holiday: (services, staff, form) =>
      saveRule(services, staff, { rule: "holiday", ...removing(form) }),
    peak: (services, staff, form) => {
      const { id: given, from, to, rate, seen, ...names } = parseForm(peakForm, form);
      const id = given || `peak-${from}`;
      const row = { id, startsOn: from, endsOn: to, rate, name: nameOf(names) };
      return saveRule(services, staff, { rule: "peak", key: id, seen, next: () => row });
    },
    remove_peak: (services, staff, form) =>
      saveRule(services, staff, { rule: "peak", ...removing(form) }),
    exchange: (services, staff, form) => {
      const { day, rate, seen } = parseForm(exchangeForm, form);
      const next = () => ({ day, wonPer100Baht: rate });
      return saveRule(services, staff, { rule: "exchange_rate", key: day, seen, next });
    },
    margin: (services, staff, form) => {
      const { percent, seen } = parseForm(marginForm, form);
      const next = () => ({ key: "margin_percent" as const, value: percent });
      return saveRule(services, staff, { rule: "margin_percent", key: "", seen, next });
    },
    surcharge: (services, staff, form) => {
      const { code, amount, percent, seen } = parseForm(surchargeForm, form);
      return saveRule(services, staff, {
        rule: "surcharge",
        key: code,
        seen,
        next: (standing) =>
          amount === null && percent === null
            ? undefined
            : { code, name: standing?.name ?? surchargeName(code), amount, percent },
      });
    },
    fare: (services, staff, form) => {
      const { route, seen, ...fares } = parseForm(fareForm, form);
      return saveRule(services, staff, {
        rule: "fare",
        key: route,
        seen,
        next: (standing) => standing && { ...standing, ...fares },
      });
    },
    undo: (services, staff, form) => undoRule(services, staff, parseForm(undoForm, form).entry),
  }),
);

function removing(form: FormData) {
  return { ...parseForm(keyForm, form), next: () => undefined };
}

function nameOf({ name_ko, name_en }: { name_ko: string; name_en: string }): Localized {
  return { ko: name_ko, en: name_en || name_ko };
}
