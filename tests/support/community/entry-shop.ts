import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { tournamentEntries, tournaments } from "#app/db/schema/tournament-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import type { Application, Person } from "#app/domain/tournament/entry-application.ts";
import { applyToTournament } from "#app/features/tournament/entry/apply-to-tournament.server.ts";
import { changeEntry } from "#app/features/tournament/entry/change-entry.server.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";

export const KIM: Person = {
  name: "김도현",
  gender: "male",
  birthYear: 1970,
  handicap: 12,
  shirt: "L",
};

const PLAYS_ON: LocalDate = "2027-01-30";

export function application(people: number, more: Partial<Application> = {}): Application {
  const names = Array.from({ length: people }, (_, n) => ({ ...KIM, name: `김도현${n}` }));
  return { people: names, wish: "together", wishNames: [], van: false, hotel: null, ...more };
}

export function entryLine(tournamentId: number, people: number): LineOf<"tournament"> {
  const price = won(0);
  return { kind: "tournament", tournamentId: String(tournamentId), date: PLAYS_ON, people, price };
}

/** A shop whose tournaments are made for the test: four places, without a fee unless said. */
export async function entryShop(db: Database) {
  const shop = await orderingShop(db);
  const { services } = shop;
  const staff = { id: await shop.member("운영") };

  async function tournament(change: Partial<typeof tournaments.$inferInsert> = {}) {
    const [model] = await db.select().from(tournaments).limit(1);
    if (!model) throw new Error("the demo has tournaments");
    const { id: _, published: _p, ...row } = model;
    const fresh = { capacity: 4, entryFee: won(0), playsOn: PLAYS_ON, applyUntil: "2027-01-10" };
    const [made] = await db
      .insert(tournaments)
      .values({ ...row, ...fresh, applyUntil: "2027-01-10", ...change })
      .returning();
    return made?.id ?? 0;
  }

  async function applies(tournamentId: number, people: number, more: Partial<Application> = {}) {
    const memberId = await shop.member();
    const sent = { memberId, tournamentId, application: application(people, more) };
    return { memberId, ...(await applyToTournament(services, sent)) };
  }

  async function entry(entryId: number) {
    const [row] = await db
      .select()
      .from(tournamentEntries)
      .where(eq(tournamentEntries.id, entryId));
    if (!row) throw new Error("the entry is there");
    return row;
  }

  async function step(
    entryId: number,
    name: Parameters<typeof changeEntry>[2]["step"],
    reason = "",
  ) {
    const { version, tournamentId } = await entry(entryId);
    return changeEntry(services, staff, { tournamentId, entryId, version, step: name, reason });
  }

  async function taken(tournamentId: number): Promise<number> {
    const [row] = await db
      .select()
      .from(stockDays)
      .where(eq(stockDays.productId, String(tournamentId)));
    return row?.taken ?? 0;
  }

  const later = (hours: number) => ({
    ...services,
    now: () => new Date(services.now().getTime() + hours * 3_600_000),
  });

  return { ...shop, staff, tournament, applies, entry, step, taken, later };
}
