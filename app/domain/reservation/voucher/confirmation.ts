type Confirmed = {
  readonly booking: "instant" | "request";
  readonly supplierReference: string | null;
  readonly confirmedAt: Date | null;
  readonly voucherCode: string;
};

/**
 * The kind of number that a confirmed reservation has. supplier: the number in the venue's own book · instant: sold
 * from our allotment, so that the venue has it under our number · awaited: confirmed, its number follows.
 */
export type Confirmation = {
  readonly by: "supplier" | "instant" | "awaited";
  /** What is said at the front desk. */
  readonly number: string;
};

export function confirmationOf(reservation: Confirmed): Confirmation {
  const { booking, supplierReference, confirmedAt, voucherCode } = reservation;
  if (supplierReference) return { by: "supplier", number: supplierReference };
  const isInstant = booking === "instant" && confirmedAt === null;
  return { by: isInstant ? "instant" : "awaited", number: voucherCode };
}
