import { data } from "react-router";
import { PlacesChanged } from "#app/features/pricing/stock/places-changed.ts";
import type { Log } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import type { PlacesDone, PlacesRefusal } from "./places-text.tsx";

/** Like `answering`, but a refused second editor also gets the current number. */
export function answeringPlaces(log: Log, work: () => Promise<PlacesDone>) {
  return answering("common.server_error", log, async () => {
    try {
      return await work();
    } catch (cause) {
      if (!(cause instanceof PlacesChanged)) throw cause;
      const { code: error, status, now } = cause;
      return data<PlacesRefusal>({ ok: false, error, fields: {}, now }, { status });
    }
  });
}
