import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { checkoutSchema } from "#app/domain/order/people/booker.ts";
import {
  type Traveller,
  type Travellers,
  travellerSchema,
} from "#app/domain/order/people/traveller.ts";
import { type FieldErrors, fieldErrors, readForm } from "#app/platform/http/form.ts";
import { checkedPoints, type NamedLine, rowsIn, usualPeople } from "./checkout-form-lines.ts";

export type CheckoutRead = {
  readonly booker: ReturnType<typeof checkoutSchema.parse>;
  readonly travellers: Travellers;
  /** Those to be remembered for the next trip. */
  readonly toSave: readonly Traveller[];
  readonly memberCouponId: number | null;
  readonly points: number;
  readonly expectedTotal: Won;
};

export type CheckoutAnswer =
  | { readonly ok: true; readonly value: CheckoutRead }
  | { readonly ok: false; readonly fields: FieldErrors };

type Fields = Record<string, ErrorCode>;

/** Reads what the checkout sent, alike in browser and server: all mistakes together, by field. */
export function readCheckout(form: FormData, lines: readonly NamedLine[]): CheckoutAnswer {
  const fields: Fields = {};
  const booker = checkoutSchema.safeParse(readForm(form));
  if (!booker.success) Object.assign(fields, fieldErrors(booker.error));

  const travelling = rowsIn(form).length;
  const chosen = lines.map((line) => ({ line, people: peopleOf(form, line, travelling) }));
  for (const { line, people } of chosen) {
    if (people.length < line.need) fields[`who.${line.key}`] = "traveller.missing";
    if (people.length > line.most) fields[`who.${line.key}`] = "traveller.too_many";
  }
  const persons = readPersons(form, new Set(chosen.flatMap(({ people }) => people)), fields);
  const points = checkedPoints(text(form, "points"));
  if (points === undefined) fields.points = "points.not_whole";
  const coupon = text(form, "coupon");
  if (!/^([1-9]\d{0,8})?$/.test(coupon)) fields.coupon = "coupon.unknown";
  const total = text(form, "expectedTotal");
  if (!/^\d{1,12}$/.test(total)) fields.form = "common.bad_request";

  if (!booker.success || points === undefined || Object.keys(fields).length > 0) {
    return { ok: false, fields };
  }
  return {
    ok: true,
    value: {
      booker: booker.data,
      travellers: Object.fromEntries(
        chosen
          .filter(({ people }) => people.length > 0)
          .map(({ line, people }) => [
            line.key,
            people.flatMap((index) => persons.get(index) ?? []),
          ]),
      ),
      toSave: text(form, "keep") === "yes" ? companionsIn(form, persons) : [],
      memberCouponId: coupon === "" ? null : Number(coupon),
      points,
      expectedTotal: won(Number(total)),
    },
  };
}

/** The travellers of these numbers; what is wrong with one is noted under the names of their fields. */
function readPersons(
  form: FormData,
  indexes: Iterable<number>,
  fields: Fields,
): Map<number, Traveller> {
  const persons = new Map<number, Traveller>();
  for (const index of indexes) {
    const isBooker = text(form, `person.${index}.same`) === "booker";
    // A booker without a name has the error in the booker's field.
    if (isBooker && ("firstName" in fields || "lastName" in fields)) continue;
    const person = travellerSchema.safeParse(personOf(form, index, isBooker));
    if (person.success) persons.set(index, person.data);
    else {
      for (const [name, code] of Object.entries(fieldErrors(person.error))) {
        fields[`person.${index}.${name}`] = code;
      }
    }
  }
  return persons;
}

/** Everybody but the booker. */
function companionsIn(form: FormData, persons: ReadonlyMap<number, Traveller>): Traveller[] {
  return [...persons].flatMap(([index, person]) =>
    text(form, `person.${index}.same`) === "booker" ? [] : [person],
  );
}

function peopleOf(form: FormData, line: NamedLine, travelling: number): number[] {
  const ticked = form.getAll(`who.${line.key}`).map(String);
  if (ticked.length === 0) return usualPeople(line, travelling);
  return [...new Set(ticked.filter((value) => /^\d{1,2}$/.test(value)).map(Number))];
}

function personOf(form: FormData, index: number, isBooker: boolean) {
  const own = (name: string) => text(form, `person.${index}.${name}`);
  const handicap = own("handicap").trim();
  return {
    firstName: isBooker ? text(form, "firstName") : own("firstName"),
    lastName: isBooker ? text(form, "lastName") : own("lastName"),
    gender: own("gender") || null,
    birthday: own("birthday"),
    handicap: handicap === "" ? null : Number(handicap),
  };
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
