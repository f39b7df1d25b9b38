import { data } from "react-router";
import { type LocalDate, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { placesForm } from "#app/domain/pricing/desk/places-form.ts";
import { readPriceCsv } from "#app/domain/pricing/desk/price-csv.ts";
import {
  allotmentForm,
  cellsForm,
  costForm,
  csvForm,
  feePeriodForm,
  minStayForm,
  rangeForm,
  undoForm,
  vanForm,
} from "#app/domain/pricing/desk/price-forms.ts";
import { courseRatesForm, roomRatesForm } from "#app/domain/pricing/desk/rates-schema.ts";
import { teeSheetForm } from "#app/domain/pricing/desk/tee-sheet-form.ts";
import { listPrices } from "#app/features/pricing/rates/price-calendar.server.ts";
import type { PricedProduct } from "#app/features/pricing/rates/priced-product.server.ts";
import { PricesChanged, RatesChanged } from "#app/features/pricing/rates/prices-changed.ts";
import { saveMinStay } from "#app/features/pricing/rates/save-min-stay.server.ts";
import { savePrices } from "#app/features/pricing/rates/save-prices.server.ts";
import {
  saveFeePeriod,
  saveNetCost,
  saveVanFees,
} from "#app/features/pricing/rates/save-product-rule.server.ts";
import {
  saveCourseRates,
  saveRoomRates,
  undoRates,
} from "#app/features/pricing/rates/save-rates.server.ts";
import { undoRule } from "#app/features/pricing/rates/save-rule.server.ts";
import { undoMinStay } from "#app/features/pricing/rates/undo-min-stay.server.ts";
import { undoPrices } from "#app/features/pricing/rates/undo-prices.server.ts";
import { setRoomPlaces } from "#app/features/pricing/stock/change-places.server.ts";
import { PlacesChanged } from "#app/features/pricing/stock/places-changed.ts";
import { setAllotment } from "#app/features/pricing/stock/set-allotment.server.ts";
import { endStopSell, stopSell } from "#app/features/pricing/stock/stop-sell-days.server.ts";
import { totalTaken } from "#app/features/pricing/stock/taken-places.server.ts";
import { undoAllotment } from "#app/features/pricing/stock/undo-allotment.server.ts";
import { undoStopSell } from "#app/features/pricing/stock/undo-stop-sell.server.ts";
import { saveTeeSheet } from "#app/features/pricing/tee-sheet/save-tee-sheet.server.ts";
import { undoTeeSheet } from "#app/features/pricing/tee-sheet/undo-tee-sheet.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { FormError, formOf, parseForm } from "#app/platform/http/form.ts";
import { requireComing } from "./copied-prices.server.ts";
import type { CheckedRow, PriceAnswer, PriceDone, PriceRefusal } from "./price-answer.tsx";

type Staff = { readonly id: string };
type Asked = {
  readonly services: Services;
  readonly staff: Staff;
  readonly product: PricedProduct;
  readonly form: FormData;
};
type Handler = (asked: Asked) => Promise<PriceDone>;

/** Every change of a price page, by its intent; a conflict is answered with the current values. */
export function priceAction(
  services: Services,
  product: PricedProduct,
  request: Request,
  who: () => Promise<Staff>,
) {
  return answering("price.save_failed", services.log, async () => {
    const staff = await who();
    const form = await formOf(request);
    const handler = HANDLERS.get(String(form.get("intent")));
    if (!handler) throw new AppError("common.bad_request");
    try {
      return await handler({ services, staff, product, form });
    } catch (cause) {
      const conflict = conflictOf(cause);
      if (!conflict) throw cause;
      return data<PriceAnswer>(conflict, { status: 409 });
    }
  });
}

function conflictOf(cause: unknown): PriceRefusal | undefined {
  const refused = { ok: false, fields: {} } as const;
  if (cause instanceof PricesChanged) return { ...refused, error: cause.code, cells: cause.cells };
  if (cause instanceof RatesChanged) {
    return { ...refused, error: cause.code, rates: { by: cause.by, at: cause.at } };
  }
  return cause instanceof PlacesChanged
    ? { ...refused, error: cause.code, now: cause.now }
    : undefined;
}

const HANDLERS: ReadonlyMap<string, Handler> = new Map(
  Object.entries<Handler>({
    prices: async ({ services, staff, product, form }) => {
      const { cells, reason } = parseForm(cellsForm, form);
      const saved = await savePrices(services, staff, product, { cells, reason });
      return { ok: true, done: "prices", ...saved };
    },
    undo: async ({ services, staff, product, form }) => {
      const { entry } = parseForm(undoForm, form);
      const { count } = await undoPrices(services, staff, product, entry);
      return { ok: true, done: "undo", count };
    },
    rates: async ({ services, staff, product: { kind, id }, form }) => {
      const saved =
        kind === "course"
          ? await saveCourseRates(services, staff, { id, ...parseForm(courseRatesForm, form) })
          : await saveRoomRates(services, staff, { id, ...parseForm(roomRatesForm, form) });
      return { ok: true, done: "rates", days: saved.days, entry: saved.entry };
    },
    undo_rates: async ({ services, staff, product, form }) => {
      const { entry } = parseForm(undoForm, form);
      const { days } = await undoRates(services, staff, product, entry);
      return { ok: true, done: "undo_rates", days };
    },
    fee: async ({ services, staff, product, form }) => {
      courseOnly(product);
      const period = parseForm(feePeriodForm, form);
      if (period.startsOn <= shopDayOf(services.now())) {
        throw new FormError({ startsOn: "price.not_coming" });
      }
      if (period.amount === null && period.seen === "") {
        throw new FormError({ amount: "price.number" });
      }
      const saved = await saveFeePeriod(services, staff, { courseId: product.id, ...period });
      return { ok: true, done: "fee", ...saved };
    },
    cost: async ({ services, staff, product, form }) => {
      const { kind, startsOn, baht, seen } = parseForm(costForm, form);
      if ((kind === "room") !== (product.kind === "room")) throw new AppError("common.bad_request");
      if (baht === null && seen === "") throw new FormError({ baht: "price.number" });
      const cost = { kind, productId: product.id, startsOn, baht, seen };
      return { ok: true, done: "cost", ...(await saveNetCost(services, staff, cost)) };
    },
    van: async ({ services, staff, product, form }) => {
      courseOnly(product);
      const { seenOneWay, seenRoundTrip, ...fees } = parseForm(vanForm, form);
      const seen = { oneWayPrice: seenOneWay, roundTripPrice: seenRoundTrip };
      const saved = await saveVanFees(services, staff, { courseId: product.id, seen, fees });
      return { ok: true, done: "van", ...saved };
    },
    undo_rule: async ({ services, staff, form }) => {
      const { days } = await undoRule(services, staff, parseForm(undoForm, form).entry);
      return { ok: true, done: "undo_rule", days };
    },
    close: async (asked) => {
      const { services, staff, product } = asked;
      const { range, reason, seen } = rangeOf(asked);
      if (reason === "") throw new FormError({ reason: "price.reason_required" });
      const stopped = await stopSell(services, staff, {
        products: [product],
        ...range,
        seen,
        reason,
      });
      const kind = product.kind === "course" ? "tee" : "night";
      const wanted = { kind, productId: product.id, ...range } as const;
      const booked = await totalTaken(services.db, wanted);
      const [entry = null] = stopped.entries;
      return { ok: true, done: "close", days: stopped.days, entry, booked };
    },
    open: async (asked) => {
      const { services, staff, product } = asked;
      const { range, seen } = rangeOf(asked);
      const opened = await endStopSell(services, staff, { products: [product], ...range, seen });
      const [entry = null] = opened.entries;
      return { ok: true, done: "open", days: opened.days, entry };
    },
    undo_stop: async ({ services, staff, product, form }) => {
      const { entry } = parseForm(undoForm, form);
      const { days } = await undoStopSell(services, staff, { product, entries: [entry] });
      return { ok: true, done: "undo_stop", days };
    },
    min_stay: async ({ services, staff, product, form }) => {
      if (product.kind !== "room") throw new AppError("common.bad_request");
      const stay = parseForm(minStayForm, form);
      requireComing(services, stay.from);
      const saved = await saveMinStay(services, staff, { roomId: product.id, ...stay });
      return { ok: true, done: "min_stay", ...saved };
    },
    undo_min_stay: async ({ services, staff, product, form }) => {
      if (product.kind !== "room") throw new AppError("common.bad_request");
      const { entry } = parseForm(undoForm, form);
      const { days } = await undoMinStay(services, staff, { roomId: product.id, entry });
      return { ok: true, done: "undo_min_stay", days };
    },
    sheet: async ({ services, staff, product, form }) => {
      courseOnly(product);
      const sheet = parseForm(teeSheetForm, form);
      const saved = await saveTeeSheet(services, staff, { courseId: product.id, ...sheet });
      return { ok: true, done: "sheet", ...saved };
    },
    undo_sheet: async ({ services, staff, product, form }) => {
      courseOnly(product);
      const { entry } = parseForm(undoForm, form);
      const undone = await undoTeeSheet(services, staff, { courseId: product.id, entry });
      return { ok: true, done: "undo_sheet", ...undone };
    },
    allotment: async ({ services, staff, product, form }) => {
      const { days, places } = parseForm(allotmentForm, form);
      const saved = await setAllotment(services, staff, { product, days, places });
      return { ok: true, done: "allotment", ...saved };
    },
    undo_allotment: async ({ services, staff, product, form }) => {
      const { entry } = parseForm(undoForm, form);
      const { days } = await undoAllotment(services, staff, { product, entry });
      return { ok: true, done: "undo_allotment", days };
    },
    places: async ({ services, staff, product, form }) => {
      if (product.kind !== "room") throw new AppError("common.bad_request");
      await setRoomPlaces(services, staff, { roomId: product.id, ...parseForm(placesForm, form) });
      return { ok: true, done: "places" };
    },
    csv: async ({ services, product, form }) => {
      const { text } = parseForm(csvForm, form);
      return { ok: true, done: "csv", ...(await checkFile(services, product, text)) };
    },
  }),
);

function courseOnly({ kind }: PricedProduct): void {
  if (kind !== "course") throw new AppError("common.bad_request");
}

function rangeOf({ services, form }: Asked) {
  const { from, to, reason, seen } = parseForm(rangeForm, form);
  requireComing(services, from);
  return { range: { from, to }, reason, seen };
}

/** A dry run: nothing is stored, and rows that would change nothing are left out. */
async function checkFile({ db }: Services, product: PricedProduct, text: string) {
  const { rows, errors } = readPriceCsv(text);
  const days = rows.map(({ day }) => day).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  const prices = new Map<LocalDate, CheckedRow["price"]>(
    from && to
      ? (await listPrices(db, product, { from, to })).map(({ day, price }) => [day, price])
      : [],
  );
  const unknown = rows
    .filter(({ day }) => !prices.has(day))
    .map(({ line, day }) => ({ line, text: day, error: "price.csv_no_day" as const }));
  return {
    rows: rows.flatMap(({ line, day, price }): CheckedRow[] => {
      const seen = prices.get(day);
      return seen === undefined || seen === price ? [] : [{ line, day, seen, price }];
    }),
    errors: [...errors, ...unknown].toSorted((a, b) => a.line - b.line),
  };
}
