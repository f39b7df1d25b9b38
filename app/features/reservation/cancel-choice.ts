import type { Won } from "#app/domain/money.ts";

/** What is told before a cancel is confirmed. */
export type CancelChoice = {
  readonly scope: "line" | "order";
  readonly lines: readonly {
    readonly id: string;
    readonly title: string;
    readonly detail: string;
    readonly paid: Won;
    readonly fee: Won;
    readonly feePercent: number;
  }[];
  readonly refund: Won;
  readonly card: Won;
  readonly points: Won;
  readonly fee: Won;
  /** From this moment on less comes back. */
  readonly fallsAt: Date | null;
  readonly couponComesBack: boolean;
  readonly isSendable: boolean;
};
