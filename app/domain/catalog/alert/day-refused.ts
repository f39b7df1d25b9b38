import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { AppError, type ErrorCode } from "#app/domain/common/errors/errors.ts";

/** A form of several days that one of them refuses. */
export class DayRefused extends AppError {
  readonly day: LocalDate;
  constructor(code: ErrorCode, day: LocalDate) {
    super(code);
    this.day = day;
  }
}
