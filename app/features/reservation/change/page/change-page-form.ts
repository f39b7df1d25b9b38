import { z } from "zod";
import type { Won } from "#app/domain/common/money.ts";
import { listPath } from "#app/domain/common/paging.ts";
import { readAmount } from "#app/domain/common/payable.ts";
import type { ChangeWish } from "#app/domain/reservation/change/change-wish.ts";
import { STAY_ANSWERS, type StayAnswer } from "#app/domain/reservation/change/stay-question.ts";

const amount = z.custom<Won>(
  (value) => typeof value === "string" && readAmount(value) !== undefined,
);

/** The sums that the page showed, and the answer to its question; the wish and the names are read beside them. */
export const changeForm = z.object({
  pay: amount.transform((value) => readAmount(String(value)) as Won),
  refund: amount.transform((value) => readAmount(String(value)) as Won),
  seen: z.string().max(40).optional(),
  stay: z.enum(STAY_ANSWERS).optional().catch(undefined),
});

export type ShownSums = z.output<typeof changeForm>;

type More = {
  readonly month?: string;
  /** The answer to the question about the hotel; another day is another question. */
  readonly stay?: StayAnswer | undefined;
};

/** The page of a change with another wish: all of it is in the address, so that it works without scripts. */
export function changePath(reservationId: string, wish: ChangeWish, more: More = {}): string {
  const { kind: _, ...values } = wish;
  return listPath(`/reservation/${reservationId}/change`, { ...values, ...more });
}

/** Who was chosen or typed, for a page that is sent again without scripts. */
export type TypedPeople = {
  /** `who.2`, `last.2`, `first.2`: by the names of their fields. */
  readonly names: Readonly<Record<string, string>>;
  readonly gone: readonly string[];
};

const NAME = /^(?:who|last|first)\.\d{1,2}$/;

export function typedPeople(form: FormData): TypedPeople {
  const names = [...form].filter(([name]) => NAME.test(name));
  return {
    names: Object.fromEntries(names.map(([name, value]) => [name, String(value)])),
    gone: form.getAll("gone").map(String),
  };
}
