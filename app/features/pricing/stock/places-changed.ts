import { AppError } from "#app/domain/common/errors/errors.ts";

/** Other staff were faster: the current numbers. Nothing was changed. */
export class PlacesChanged extends AppError {
  readonly now: Readonly<Record<string, number>>;
  constructor(now: Readonly<Record<string, number>>) {
    super("places.changed");
    this.now = now;
  }
}
