import type { MiddlewareFunction } from "react-router";
import { listParams } from "#app/domain/desk/list/list-params.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import { Throttled } from "#app/platform/http/throttle.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { limitPhoneSearch } from "./limit-phone-search.server.ts";

/** Before every page of the desk: no list, file or neighbour of a list can forget to count a phone number. */
export const limitPhoneSearches: MiddlewareFunction<Response> = async ({ url, context }) => {
  const { q } = listParams(url.searchParams);
  if (q === "") return;
  const { id: by } = await requireMember(context);
  try {
    await limitPhoneSearch(servicesOf(context), { by, q });
  } catch (cause) {
    throw cause instanceof Throttled ? refusal(cause.code) : cause;
  }
};
