/** The limits that staff work under. The owner changes them at /admin/settings; these hold until then. */
export const DEFAULT_LIMITS = {
  /** A refund by override above this needs a second person. */
  refundApprovalWon: 500_000,
  /** A gift of points above this needs a second person. */
  giftApprovalPoints: 10_000,
  undoSeconds: 10,
  /** How long masked data is shown. */
  maskedSeconds: 30,
  /** Working hours within which a supplier should have answered. */
  supplierAnswerHours: 4,
  /** Open reports that hide a post until staff decide. */
  reportsThatHide: 3,
} as const;

export type DeskLimits = { readonly [Name in keyof typeof DEFAULT_LIMITS]: number };
