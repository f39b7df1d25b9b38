import type { RouterContextProvider } from "react-router";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";

/** The services of a page of plans: one network must not keep the line full for everybody. */
export function planPageServices(context: Readonly<RouterContextProvider>) {
  const services = servicesOf(context);
  const { address } = clientOf(context);
  return { ...services, takeSearch: () => throttleOf(services.db).take("plan-page", address) };
}
