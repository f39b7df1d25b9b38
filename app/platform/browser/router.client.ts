import type { DataRouter } from "react-router";

type RouteChunks = {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

type RouteModules = Readonly<Record<string, { readonly handle?: unknown } | undefined>>;

declare global {
  interface Window {
    /** The router's own; present once the page answers. */
    __reactRouterDataRouter?: DataRouter;
    /** The modules of the routes that were shown, by the names of the routes. */
    __reactRouterRouteModules?: RouteModules;
    __reactRouterManifest?: {
      readonly version: string;
      readonly routes: Readonly<Record<string, RouteChunks | undefined>>;
    };
  }
}

export function routeModules(): RouteModules {
  return window.__reactRouterRouteModules ?? {};
}

/** The build that this page came from, however long it has been open. */
export function buildOfPage(): string | undefined {
  return window.__reactRouterManifest?.version;
}

/** The page that is shown, or that is on its way. */
export function wantedPath(): string {
  const next = window.__reactRouterDataRouter?.state.navigation.location;
  const { pathname, search } = next ?? window.location;
  return pathname + search;
}

/** The files of a page's routes, the page's own first; none while its routes are not known. */
export function chunksOf(path: string): readonly string[] {
  const routes = window.__reactRouterManifest?.routes ?? {};
  const matches = window.__reactRouterDataRouter?.match(path) ?? [];
  return matches.toReversed().flatMap(({ route }) => {
    const chunks = routes[route.id];
    return chunks ? [chunks.module, ...(chunks.css ?? []), ...(chunks.imports ?? [])] : [];
  });
}
