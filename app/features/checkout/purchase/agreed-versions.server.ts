import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { jsonRows } from "#app/db/query/json-rows.server.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { PAYMENT_AGREEMENTS } from "#app/domain/order/payment-agreements.ts";
import { editionsInForce } from "#app/features/company/legal/legal-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** The current versions of the three texts: an order stores which were agreed to. */
export function agreedVersions(db: Database, at: Date) {
  const kinds = PAYMENT_AGREEMENTS.map(({ kind }) => kind);
  return editionsInForce(db, shopDayOf(at), kinds);
}

/** The same as a field of another select. */
export function agreedTexts(db: Database, at: Date) {
  const texts = agreedVersions(db, at).as("texts");
  const { kind, version } = texts;
  return jsonRows({ kind, version }, sql`from ${texts}`);
}

/** Nobody can agree to a text that does not exist: without all three nothing is sold. */
export function requireAll<T>(versions: readonly T[]): readonly T[] {
  if (versions.length < PAYMENT_AGREEMENTS.length) throw new AppError("order.not_open");
  return versions;
}

/** Whether the shop has what every order needs: a payment provider, and the texts that a buyer agrees to. */
export async function takesOrders({ db, now, payments }: Services): Promise<boolean> {
  if (!payments) return false;
  return (await agreedVersions(db, now())).length === PAYMENT_AGREEMENTS.length;
}
