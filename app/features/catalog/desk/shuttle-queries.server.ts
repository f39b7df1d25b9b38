import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";

export async function findShuttle(db: Database, id: string) {
  const [route] = await db.select().from(vanRoutes).where(eq(vanRoutes.id, id));
  return route;
}
