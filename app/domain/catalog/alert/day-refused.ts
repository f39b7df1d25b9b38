import type { LocalDate } from "#app/domain/date/local-date.ts";
import { AppError, type ErrorCode } from "#app/domain/errors.ts";

/** A form of several days that one of them refuses. */
export class DayRefused extends AppError {
  readonly day: LocalDate;
  constructor(code: ErrorCode, day: LocalDate) {
    super(code);
    this.day = day;
  }
}
