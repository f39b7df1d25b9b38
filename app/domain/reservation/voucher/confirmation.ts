type Confirmed = {
  readonly booking: "instant" | "request";
  readonly supplierReference: string | null;
  readonly confirmedAt: Date | null;
  readonly voucherCode: string;
};

/**
 * Whose number a confirmed reservation has. supplier: the number in the venue's own book · instant: sold from the
 * places that the venue has given us, so that it is there under our number · awaited: confirmed, its number follows.
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
