import type { PlacesIntent } from "#app/domain/admin/places-form.ts";
import type { Failure } from "#app/platform/http/form.ts";

export type PlacesDone = {
  readonly ok: true;
  readonly done: PlacesIntent;
  /** Of stopping and selling again: how many days it changed, and what our own orders keep on them. */
  readonly days?: number;
  readonly sold?: number;
  readonly held?: number;
};

/** Where somebody else was faster, it says what the numbers are now. */
export type PlacesRefusal = Failure & { readonly now?: Readonly<Record<string, number>> };

export type PlacesAnswer = PlacesDone | PlacesRefusal;
