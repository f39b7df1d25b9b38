import { and, count, eq, gte, inArray, isNotNull, min, sql, sum } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { posts, reviews } from "#app/db/schema/community.ts";
import { events, notices } from "#app/db/schema/content.ts";
import { courses } from "#app/db/schema/course.ts";
import { members } from "#app/db/schema/member.ts";
import { reservations } from "#app/db/schema/order.ts";
import { refunds } from "#app/db/schema/payment.ts";
import { questions } from "#app/db/schema/question.ts";
import { addDays, dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { won } from "#app/domain/money.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";
import { mayRead, type Role } from "#app/domain/role.ts";

/** How many lines wait to be confirmed, and since when the oldest was booked. */
async function toConfirm(db: Database) {
  const [row] = await db
    .select({ count: count(), oldest: min(reservations.createdAt) })
    .from(reservations)
    .where(eq(reservations.status, "PENDING"));
  return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
}

/** How many refunds wait for a decision, since when, and their sum. */
async function toDecide(db: Database) {
  const [row] = await db
    .select({
      count: count(),
      oldest: min(refunds.createdAt),
      refund: sum(sql`${refunds.card} + ${refunds.points}`).mapWith(Number),
    })
    .from(refunds)
    .where(eq(refunds.status, "review"));
  return {
    count: row?.count ?? 0,
    oldest: row?.oldest ?? null,
    refund: won(row?.refund ?? 0),
  };
}

async function unansweredQuestions(db: Database) {
  const [row] = await db
    .select({ count: count(), oldest: min(questions.waitingSince) })
    .from(questions)
    .where(isNotNull(questions.waitingSince));
  return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
}

/** Reservations of a day, without cancelled ones. */
function servicesOn(db: Database, day: LocalDate) {
  return db.$count(
    reservations,
    and(eq(reservations.usedOn, day), inArray(reservations.status, statusesIn("upcoming"))),
  );
}

async function countCourses(db: Database) {
  const all = await db.$count(courses);
  const published = await db.$count(courses, eq(courses.published, true));
  return { all, published };
}

async function bookingFacts(db: Database, now: Date) {
  const tomorrow = addDays(dateIn(SHOP_ZONE, now), 1);
  return {
    tomorrow,
    tomorrowCount: await servicesOn(db, tomorrow),
    pending: await toConfirm(db),
    refunds: await toDecide(db),
  };
}

/** Staff without a queue see the content they edit instead. */
async function contentFacts(db: Database, now: Date) {
  return {
    notices: await db.$count(notices),
    untranslated: await db.$count(notices, sql`coalesce(${notices.title} ->> 'en', '') = ''`),
    events: await db.$count(events, gte(events.endsOn, dateIn(SHOP_ZONE, now))),
    reviews: await db.$count(reviews),
    posts: await db.$count(posts),
  };
}

/** What waits today. What a role may not read is not even queried. */
export async function dashboardFacts(db: Database, role: Role, now: Date) {
  return {
    now,
    bookings: mayRead(role, "reservations") ? await bookingFacts(db, now) : undefined,
    content: mayRead(role, "reservations") ? undefined : await contentFacts(db, now),
    questions: mayRead(role, "qna") ? await unansweredQuestions(db) : undefined,
    courses: mayRead(role, "courses") ? await countCourses(db) : undefined,
    members: mayRead(role, "member")
      ? await db.$count(members, eq(members.role, "member"))
      : undefined,
  };
}

export type DashboardFacts = Awaited<ReturnType<typeof dashboardFacts>>;
