import type { LineSnapshot } from "#app/domain/order/line/line-snapshot.ts";

/** The people of a bought line as entrants, as far as the order knows them. */
export function travellersOf({ travellers }: Pick<LineSnapshot, "travellers">, people: number) {
  return Array.from({ length: people }, (_, index) => {
    const traveller = travellers[index];
    return {
      name: traveller ? `${traveller.lastName} ${traveller.firstName}` : "?",
      gender: traveller?.gender ?? null,
      birthYear: traveller?.birthday ? Number(traveller.birthday.slice(0, 4)) : null,
      handicap: traveller?.handicap ?? null,
      shirt: null,
    };
  });
}
