import type { Plugin } from "vite";

const ROUTE_MODULES = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** The router reloads the page it is on when a route's chunk fails; ours decides itself (decision 0012). */
export function routeChunkFailure(): Plugin {
  return {
    name: "route-chunk-failure",
    apply: "build",
    transform: {
      filter: { id: ROUTE_MODULES },
      handler(code) {
        if (!RELOAD.test(code)) this.error("the router no longer reloads by itself: look again");
        return { code: code.replace(RELOAD, "return window.routeChunkFailed(error);"), map: null };
      },
    },
  };
}
