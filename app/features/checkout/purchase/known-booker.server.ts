import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { PHONE_COUNTRIES } from "#app/domain/member/profile/phone-country.ts";
import { readablePhone } from "#app/domain/member/profile/phone-number.ts";
import type { KnownBooker } from "#app/features/checkout/people/booker-fields.tsx";
import type { KnownPerson } from "#app/features/checkout/people/use-people.ts";
import type { LastOrder } from "./attempt-queries.server.ts";

type Profile = {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
};

const LATIN = /^[A-Za-z'’.-]+( [A-Za-z'’.-]+)+$/;

/** As in the last order, else from the account. A name in Hangul is not romanised by guess. */
export function knownBooker(profile: Profile, last: LastOrder | undefined): KnownBooker {
  const { booker } = last ?? {};
  const names = LATIN.test(profile.name) ? profile.name.split(" ") : [];
  const phone = booker?.phone ?? profile.phone ?? "";
  const country = parsePhoneNumberFromString(phone)?.country;
  return {
    firstName: booker?.firstName ?? names.slice(0, -1).join(" "),
    lastName: booker?.lastName ?? names.at(-1) ?? "",
    email: booker?.email ?? profile.email ?? "",
    phone: phone && readablePhone(phone),
    phoneCountry: PHONE_COUNTRIES.find((each) => each === country) ?? "KR",
  };
}

/**
 * A second try has the same travellers. A returning buyer most often has, too: as many of the last trip as go this
 * time, the booker first.
 */
export function knownPeople(last: LastOrder | undefined, needed: number): KnownPerson[] {
  if (!last) return [];
  const parties = last.lines.map(({ travellers }) => travellers);
  const party = parties.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const people = party.map((person) => ({ ...person, isBooker: isSame(person, last.booker) }));
  return last.status === "PAID" ? people.slice(0, needed) : people;
}

type Named = { readonly firstName: string; readonly lastName: string };

function isSame(person: Named, booker: Named | null): boolean {
  return person.firstName === booker?.firstName && person.lastName === booker.lastName;
}
