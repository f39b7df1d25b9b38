import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { AppError, type ErrorCode } from "#app/domain/common/errors/errors.ts";

/** A cell that differs from what the editor saw. */
export type ChangedPrice = {
  readonly day: LocalDate;
  readonly seen: number;
  /** Null where the day is no longer in the calendar. */
  readonly now: number | null;
  readonly by: string | null;
  readonly at: Date | null;
};

/** Other staff were faster: the current values cell by cell, and who changed them. Nothing was saved. */
export class PricesChanged extends AppError {
  readonly cells: readonly ChangedPrice[];
  constructor(cells: readonly ChangedPrice[], code: ErrorCode = "price.changed") {
    super(code);
    this.cells = cells;
  }
}

/** The rate card or the terms were saved by a colleague after this form was opened. */
export class RatesChanged extends AppError {
  /** The number of saves of the record. */
  readonly version: number | undefined;
  readonly by: string | null;
  readonly at: Date | null;
  constructor(now: {
    readonly version?: number;
    readonly by: string | null;
    readonly at: Date | null;
  }) {
    super("price.changed");
    this.version = now.version;
    this.by = now.by;
    this.at = now.at;
  }
}
