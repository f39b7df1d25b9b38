import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "../common/money.ts";
import { type Bill, billOfRows, billRow } from "./bill.ts";

export type RoomFees = {
  readonly maxAdults: number;
  readonly maxChildren: number;
  /** Whether one more bed fits into a room, and what it costs for a night; null where it is paid at the hotel. */
  readonly extraBed: boolean;
  readonly bedFee?: Won | null;
  /** For each child and night. */
  readonly childFee?: Won | null;
};

export type StayParty = {
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
};

/** How many guests are more than the rooms sleep, and need an extra bed. */
export function extraBeds(room: RoomFees, { rooms, adults, children }: StayParty): number {
  const extraAdults = Math.max(0, adults - room.maxAdults * rooms);
  const extraChildren = Math.max(0, children - room.maxChildren * rooms);
  return extraAdults + extraChildren;
}

/** Whether everybody has a bed, and every room an adult. */
export function fitsRooms(room: RoomFees, party: StayParty): boolean {
  return party.adults >= party.rooms && extraBeds(room, party) <= (room.extraBed ? party.rooms : 0);
}

/** Every night at its own price, for every room, and the beds and children besides. */
export function stayBill(
  nights: readonly { readonly night: LocalDate; readonly price: Won }[],
  room: RoomFees,
  party: StayParty,
): Bill {
  const beds = extraBeds(room, party);
  return billOfRows([
    ...nights.map(({ night, price }) => billRow("room", party.rooms, price, night)),
    billRow("extra_bed", beds * nights.length, room.bedFee ?? won(0)),
    billRow("child", party.children * nights.length, room.childFee ?? won(0)),
  ]);
}
