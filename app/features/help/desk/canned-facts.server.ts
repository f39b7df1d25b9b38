import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { questions } from "#app/db/schema/help/question-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { formatWon } from "#app/domain/common/money.ts";
import type { CannedFacts } from "#app/domain/help/question/fill-canned.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { linePeople } from "#app/domain/order/line/line-facts.ts";
import { subjectOf } from "#app/features/help/question/question-queries.server.ts";

type Question = Pick<
  typeof questions.$inferSelect,
  "reservationId" | "productKind" | "productId"
> & {
  readonly author: string;
  /** In which the member reads the answer. */
  readonly locale: Locale;
};

/** What is known of a question's reservation or product, in the words of the member who asked. */
export async function cannedFacts(db: Database, question: Question): Promise<CannedFacts> {
  const { author, locale, reservationId } = question;
  const subject = await subjectOf(db, locale, question);
  const line = reservationId ? await lineOf(db, reservationId) : undefined;
  return {
    name: author,
    product: subject?.name,
    date: line && formatShortDay(line.usedOn, locale),
    time: line?.choice ? timeOf(line.choice) : undefined,
    people: line?.choice ? peopleOf(line.choice) : undefined,
    amount: line && formatWon(line.paid, locale),
  };
}

async function lineOf(db: Database, id: string) {
  const { usedOn, choice, paid } = reservations;
  const [line] = await db
    .select({ usedOn, choice, paid })
    .from(reservations)
    .where(eq(reservations.id, id));
  return line;
}

function timeOf(line: CartLine): string | undefined {
  return "time" in line ? line.time : undefined;
}

/** Of a caddie the line does not say for how many she comes. */
function peopleOf(line: CartLine): string | undefined {
  return line.kind === "caddy" ? undefined : String(linePeople(line));
}
