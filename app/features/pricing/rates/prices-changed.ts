import type { Database } from "#app/db/client.server.ts";
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

/** A rule that prices follow: how one row of it is read, written and compared. */
export type RuleKind<Row> = {
  readonly lock: (tx: Database, key: string) => Promise<Row | undefined>;
  readonly put: (tx: Database, row: Row) => Promise<unknown>;
  readonly remove: (tx: Database, row: Row) => Promise<unknown>;
  /** Text that is equal where nothing changed; the form sends what it saw in the same words. */
  readonly seen: (row: Row | undefined) => string;
  /** What the calendars do after a change; answers with how many prices changed. */
  readonly follow?: (tx: Database, row: Row, today: LocalDate) => Promise<number>;
};
