import { row, type Write } from "./write.ts";

/** What staff do with a reservation, each on the line that waits for its supplier. */
export const RESERVATION_WRITES: readonly Write[] = [
  line("without a reference", 400, { intent: "confirm" }),
  line("no new reference", 400, { intent: "reference" }),
  line("a new reference of a line that never moved", 409, { intent: "reference", reference: "X" }),
  line("re-confirmed with nobody", 400, { intent: "recheck" }),
  line("an offer of no time", 400, { intent: "offer" }),
  line("a transfer without its number", 400, { intent: "hand_paid", reason: "x" }),
  line("no refund to pay by hand", 409, { intent: "hand_paid", reference: "KB-1", reason: "x" }),
  line("no offer to withdraw", 409, { intent: "withdraw_offer" }),
  line("the supplier was asked", 200, { intent: "asked", way: "copy", language: "en" }),
  line("a phone number", 200, { intent: "show_phone" }),
];

function line(note: string, status: number, form: Record<string, string>): Write {
  const path = "/admin/reservations/5";
  return row("admin/reservations/detail", note, path, status, { who: "ops", form });
}
