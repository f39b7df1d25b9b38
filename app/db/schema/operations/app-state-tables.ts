import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Facts about this installation: whether the demo was seeded, until which day its calendars reach. */
export const appState = pgTable("app_state", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
});
