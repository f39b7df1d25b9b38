import { createRequestHandler, type ServerBuild } from "react-router";

type Handler = ReturnType<typeof createRequestHandler>;
type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/**
 * Answers requests. The router matches every route for each of them, several times; a data request at an address
 * without parameters is answered by the routes of that address alone. Pages need all routes to be rendered.
 */
export function requestHandler(build: ServerBuild, mode: string): Handler {
  const whole = createRequestHandler(build, mode);
  const plain = plainAddresses(build.routes);
  const handlers = new Map<string, Handler>();
  return (request, context) => {
    const address = dataAddress(new URL(request.url).pathname, plain);
    if (address === undefined) return whole(request, context);
    const own =
      handlers.get(address) ??
      createRequestHandler({ ...build, routes: plain.get(address) ?? {} }, mode);
    handlers.set(address, own);
    return own(request, context);
  };
}

/** The plain address that data is asked of, as the router reads it; none where a page is wanted. */
function dataAddress(pathname: string, plain: ReadonlyMap<string, Routes>): string | undefined {
  const isData = pathname.endsWith(".data");
  const address = isData ? pathname.replace(/(?:\/_)?\.data$/, "") || "/" : pathname;
  const routes = plain.get(address);
  return routes && (isData || !hasPage(routes)) ? address : undefined;
}

const hasPage = (routes: Routes) => Object.values(routes).some((route) => isPage(route));

/** The root is above everything, and is no page by itself. */
const isPage = (route: Route | undefined) =>
  route?.parentId !== undefined &&
  (route.module.default !== undefined || route.module.ErrorBoundary !== undefined);

/** Every address without parameters, with its routes and those above them: no other route is a better match for it. */
export function plainAddresses(routes: Routes): ReadonlyMap<string, Routes> {
  const found = new Map<string, Record<string, Route>>();
  for (const route of Object.values(routes)) {
    if (!route || (!route.path && !route.index)) continue;
    const above = lineage(routes, route);
    const address = `/${above.flatMap(({ path }) => path || []).join("/")}`;
    if (/[:*?]/.test(address)) continue;
    found.set(address, {
      ...found.get(address),
      ...Object.fromEntries(above.map((each) => [each.id, each])),
    });
  }
  return found;
}

function lineage(routes: Routes, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [...(parent ? lineage(routes, parent) : []), route];
}
