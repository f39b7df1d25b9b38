import { RouterContextProvider } from "react-router";
import { type Services, servicesContext } from "#app/platform/env/services.server.ts";
import { clientContext } from "#app/platform/http/client-address.server.ts";
import { action, loader } from "#app/routes/api/planner/assistant.ts";

export const SHOP_URL = "https://palmtee.test/";

let networks = 0;

/** The route for assistants without a server around it, asked by a network of its own. */
export function routeOf(services: Services, address = `10.0.0.${++networks}`): typeof fetch {
  return async (input, init) => {
    const request = new Request(input as string | URL, init);
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(clientContext, { address, userAgent: "" });
    if (request.method === "GET") return loader();
    const url = new URL(request.url);
    return action({ request, url, params: {}, context } as never);
  };
}
