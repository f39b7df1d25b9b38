import type { PlanWish } from "../../plan-wish.ts";
import type { Meaning } from "../sentence-claim.ts";
import type { Lexicon, NameRef } from "./lexicon.ts";
import type { NameGroup } from "./read-names.ts";

/** More than these cannot be told apart by a tap. */
const MAX_IDS = 10;

type Around = { readonly regions: ReadonlySet<string>; readonly lexicon: Lexicon };

export function namesMeaning(
  group: NameGroup,
  sort: "place" | "product" | "caddie",
  around: Around,
): Meaning | undefined {
  if (sort === "place") return placesMeaning(group, around);
  if (sort === "caddie") return caddiesMeaning(group);
  return productsMeaning(group, around);
}

function placesMeaning(
  { hits, isDenied, isEither }: NameGroup,
  { regions, lexicon }: Around,
): Meaning | undefined {
  const wanted = [...new Set(hits.flatMap((refs) => placeIds(refs, regions, lexicon)))];
  // A place that is not wanted is left out where another one is wanted.
  if (isDenied) return regions.size > 0 ? { set: {} } : undefined;
  if (wanted.length > MAX_IDS) return undefined;
  if (wanted.length === 0) return regions.size > 0 ? { set: {} } : undefined;
  const isBoth = hits.length > 1 && !isEither;
  return {
    set: { regions: wanted },
    ...(isBoth ? { other: wanted.map((id) => ({ regions: [id] })) } : {}),
  };
}

/** A country is where its regions with hotels are, and says nothing new next to one of its regions. */
function placeIds(
  refs: readonly NameRef[],
  regions: ReadonlySet<string>,
  lexicon: Lexicon,
): readonly string[] {
  const named = refs.filter(({ kind }) => kind === "region").map(({ id }) => id);
  if (named.length > 0) return named;
  const country = refs[0];
  const inside = (country && lexicon.countries.get(country.id)) ?? [];
  return inside.some((id) => regions.has(id)) ? [] : inside;
}

function caddiesMeaning({ hits, isDenied }: NameGroup): Meaning | undefined {
  const first = hits.flatMap((refs) => refs[0]?.id ?? []);
  if (isDenied || first.length === 0) return undefined;
  const other = hits.flatMap((refs) =>
    refs.slice(1).map(({ id }): Partial<PlanWish> => ({ caddies: [id] })),
  );
  return { set: { caddies: first }, ...(other.length > 0 ? { other } : {}) };
}

function productsMeaning(group: NameGroup, { regions }: Around): Meaning | undefined {
  const hits = group.hits.map((refs) => inRegions(refs, regions));
  if (group.isDenied) {
    const all = [...new Set(hits.flat().map(({ id }) => id))];
    const avoid = [...new Set(hits.flatMap(ofFirstKind).map(({ id }) => id))];
    if (all.length > MAX_IDS) return undefined;
    return { set: { avoid }, ...(all.length > avoid.length ? { other: [{ avoid: all }] } : {}) };
  }
  const courses = hits.filter((refs) => refs[0]?.kind === "course");
  const hotels = hits.filter((refs) => refs[0]?.kind === "hotel");
  const must = courses.flatMap((refs) => refs[0]?.id ?? []);
  const [hotel, ...moreHotels] = hotels.flat();
  const other: Partial<PlanWish>[] = [
    ...(group.isEither ? must.slice(1).map((id) => ({ must: [id] })) : mustOthers(courses)),
    ...moreHotels.map(
      ({ kind, id }): Partial<PlanWish> => (kind === "hotel" ? { hotel: { id } } : { must: [id] }),
    ),
  ];
  return {
    set: {
      ...(must.length > 0 ? { must: group.isEither ? must.slice(0, 1) : [...new Set(must)] } : {}),
      ...(hotel ? { hotel: { id: hotel.id } } : {}),
    },
    ...(other.length > 0 ? { other } : {}),
  };
}

/** A course and its hotel share their name. */
function ofFirstKind(refs: readonly NameRef[]): readonly NameRef[] {
  return refs.filter(({ kind }) => kind === refs[0]?.kind);
}

/** Each other course of the same name, in the place of the one that was taken. */
function mustOthers(courses: readonly (readonly NameRef[])[]): Partial<PlanWish>[] {
  const taken = courses.flatMap((refs) => refs[0]?.id ?? []);
  return courses.flatMap((refs, index) =>
    refs
      .slice(1)
      .map(({ kind, id }) =>
        kind === "course"
          ? { must: taken.map((each, place) => (place === index ? id : each)) }
          : { hotel: { id } },
      ),
  );
}

/** "파타야 힐튼" is the Hilton of Pattaya. */
function inRegions(refs: readonly NameRef[], regions: ReadonlySet<string>): readonly NameRef[] {
  const inside = refs.filter(({ regionId }) => regionId !== undefined && regions.has(regionId));
  return inside.length > 0 ? inside : refs;
}
