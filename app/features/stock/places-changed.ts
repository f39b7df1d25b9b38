import { AppError } from "#app/domain/errors.ts";

/** Somebody else at the desk was faster: what the numbers are now. Nothing was changed. */
export class PlacesChanged extends AppError {
  readonly now: Readonly<Record<string, number>>;
  constructor(now: Readonly<Record<string, number>>) {
    super("places.changed");
    this.now = now;
  }
}
