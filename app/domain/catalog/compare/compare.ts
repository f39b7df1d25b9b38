import { NIGHT_CHOICES } from "#app/domain/catalog/hotel/hotel-filter.ts";
import { PARTY_SIZES, USUAL_PARTY } from "#app/domain/catalog/party.ts";
import { saleDay } from "#app/domain/catalog/sale/sale-month.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { listPath } from "#app/domain/common/paging.ts";

/** Kinds that can be set side by side. */
export type ComparedKind = "course" | "hotel";

/** More do not fit side by side. */
export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

export type Comparison = {
  readonly ids: readonly string[];
  /** The day of the round, or of the check-in. */
  readonly date: LocalDate | undefined;
  readonly players: number;
  readonly nights: number;
};

const USUAL_NIGHTS = 1;
const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Reads what is compared from the address; invalid values fall back. */
export function comparison(params: URLSearchParams, today: LocalDate): Comparison {
  const ids = (params.get("ids") ?? "").split(",", MAX_COMPARED * 2).filter((id) => SLUG.test(id));
  return {
    ids: [...new Set(ids)].slice(0, MAX_COMPARED),
    date: saleDay(params.get("date"), today),
    players: chosen(params.get("players"), PARTY_SIZES) ?? USUAL_PARTY,
    nights: chosen(params.get("nights"), NIGHT_CHOICES) ?? USUAL_NIGHTS,
  };
}

/** The requested products that are not sold any more, or never were. */
export function goneOf(
  { ids }: Pick<Comparison, "ids">,
  found: readonly { readonly id: string }[],
): readonly string[] {
  return ids.filter((id) => !found.some((each) => each.id === id));
}

/** The address of a comparison, without default values. */
export function comparePath(kind: ComparedKind, to: Partial<Comparison>): string {
  const { ids = [], date, players, nights } = to;
  const query = {
    ids: ids.length > 0 ? ids.join(",") : undefined,
    date,
    players: kind === "hotel" || players === USUAL_PARTY ? undefined : players,
    nights: kind === "course" || nights === USUAL_NIGHTS ? undefined : nights,
  };
  return listPath(`/compare/${kind}`, query).replaceAll("%2C", ",");
}

/** Which one is better than all others; none where two share the best value or fewer than two are known. */
export function soleBest(
  values: readonly (number | null)[],
  way: "lowest" | "highest",
): number | undefined {
  const known = values.filter((value) => value !== null);
  if (known.length < MIN_COMPARED) return undefined;
  const best = way === "lowest" ? Math.min(...known) : Math.max(...known);
  if (known.filter((value) => value === best).length > 1) return undefined;
  return values.indexOf(best);
}

export type Judged = {
  readonly id: string;
  readonly price: number | null;
  readonly rating: number | null;
};

export type Verdict =
  | { readonly kind: "both"; readonly id: string }
  | {
      readonly kind: "trade";
      /** The best rated, compared with the cheapest. */
      readonly id: string;
      readonly cheapest: string;
      readonly more: number;
      /** In tenths of a star. */
      readonly tenths: number;
    };

/** The best rated against the cheapest; undefined where one of both is not clear. */
export function verdictOf(items: readonly Judged[]): Verdict | undefined {
  const open = items.filter(({ price }) => price !== null);
  const rated =
    open[
      soleBest(
        open.map(({ rating }) => rating),
        "highest",
      ) ?? -1
    ];
  const cheapest =
    open[
      soleBest(
        open.map(({ price }) => price),
        "lowest",
      ) ?? -1
    ];
  if (!rated || !cheapest) return undefined;
  if (rated.id === cheapest.id) return { kind: "both", id: rated.id };
  if (cheapest.rating === null) return undefined;
  return {
    kind: "trade",
    id: rated.id,
    cheapest: cheapest.id,
    more: (rated.price ?? 0) - (cheapest.price ?? 0),
    tenths: Math.round(((rated.rating ?? 0) - cheapest.rating) * 10),
  };
}

function chosen<Choice extends number>(
  text: string | null,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => String(choice) === text);
}
