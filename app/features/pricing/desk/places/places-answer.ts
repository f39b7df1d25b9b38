import type { PlacesIntent } from "#app/domain/pricing/desk/places-form.ts";
import type { Failure } from "#app/platform/http/form.ts";

export type PlacesDone = {
  readonly ok: true;
  readonly done: PlacesIntent;
  /** After stop-sell or its end: how many days changed, and how many places our orders hold on them. */
  readonly days?: number;
  readonly sold?: number;
  readonly held?: number;
};

/** When a colleague was faster: the current numbers. */
export type PlacesRefusal = Failure & { readonly now?: Readonly<Record<string, number>> };

export type PlacesAnswer = PlacesDone | PlacesRefusal;
