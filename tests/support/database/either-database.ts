import type { Database } from "#app/db/client.server.ts";
import { embeddedDatabase } from "./database.ts";
import { postgresDatabase } from "./postgres-database.ts";

/** On the engine that this run is about; tests in both-engines run once on each. */
export function eitherDatabase(image: "empty" | "demo"): Promise<Database> {
  return process.env.TEST_ENGINE === "postgres" ? postgresDatabase(image) : embeddedDatabase(image);
}
