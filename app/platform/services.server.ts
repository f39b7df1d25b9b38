import { createContext, type RouterContextProvider } from "react-router";
import type { Database } from "#app/db/client.server.ts";

/** What pages may know about the place they run in. */
export type Site = {
  readonly mode: "demo" | "production";
  readonly buildId: string;
  readonly secureCookies: boolean;
  readonly languageCookieDomain: string | undefined;
};

export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Everything with a side effect. The server builds it once; a test builds its own. */
export type Services = {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Log;
  readonly site: Site;
};

export const servicesContext = createContext<Services>();

export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  return context.get(servicesContext);
}
