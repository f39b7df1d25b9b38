import { z } from "zod";
import { readDatabaseAddress } from "#app/db/connection/database-address.ts";

export const origin = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://palmtee.example" })
  .refine((text) => new URL(text).origin === text.replace(/\/$/, ""), {
    error: "must be an origin alone, without path or query",
  })
  .transform((text) => new URL(text).origin);

export const port = z.coerce
  .number({ error: "must be a number from 0 to 65535" })
  .int({ error: "must be a whole number" })
  .min(0, { error: "must be a number from 0 to 65535" })
  .max(65_535, { error: "must be a number from 0 to 65535" });

export const verification = z
  .string()
  .regex(/^[\w=-]+$/, { error: "must be the content of the tag alone" })
  .optional();

export const routeRules = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: 'must be JSON such as {"/old":"/new"}' });
      return z.NEVER;
    }
  })
  .pipe(
    z.record(
      z.string().startsWith("/", { error: "every rule must start at a path, such as /old" }),
      z.union([z.string().startsWith("/"), z.url({ protocol: /^https?$/ })], {
        error: "every rule must lead to a path or to an http(s) address",
      }),
      { error: 'must be JSON such as {"/old":"/new"}' },
    ),
  );

/** One PostgreSQL, or several with commas between, as libpq writes it. */
export const databaseUrl = z.string().refine((text) => readDatabaseAddress(text) !== undefined, {
  error: "must be an address such as postgres://user:password@host:5432/palmtee",
});
