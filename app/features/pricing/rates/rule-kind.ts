import type { Database } from "#app/db/client.server.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";

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
