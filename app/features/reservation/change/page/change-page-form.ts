import { listPath } from "#app/domain/common/paging.ts";
import type { ChangeWish } from "#app/domain/reservation/change/change-wish.ts";
import type { StayAnswer } from "#app/domain/reservation/change/stay-question.ts";

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

/** Chosen or typed travellers, for a page that is sent again without scripts. */
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
