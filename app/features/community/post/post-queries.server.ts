import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { publicAuthorId } from "#app/db/query/public-author.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { partnerApplications, partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { maskContacts } from "#app/domain/community/mask-contact.ts";
import { SEATED_STATES } from "#app/domain/community/partner/partner-application.ts";
import { maskName } from "#app/domain/member/profile/member-name.ts";

export type Post = NonNullable<Awaited<ReturnType<typeof findPost>>>;

export async function findPost(db: Database, locale: Locale, id: number) {
  const [post] = await db
    .select({
      ...postColumns(locale),
      content: inLocale(posts.content, locale),
      pictures: posts.pictures,
      coursePicture: courses.picture,
      tip: courses.caddyTipBaht,
    })
    .from(posts)
    .innerJoin(regions, eq(regions.id, posts.regionId))
    .innerJoin(members, eq(members.id, posts.memberId))
    .leftJoin(partnerRounds, eq(partnerRounds.postId, posts.id))
    .leftJoin(courses, eq(courses.id, partnerRounds.courseId))
    .where(and(eq(posts.id, id), eq(posts.hidden, false)));
  if (!post) return undefined;
  const seated = post.openRound ? await listSeated(db, id) : [];
  return { ...masked(post), content: maskContacts(post.content), seated };
}

/** The players with a seat, by the initial alone. */
async function listSeated(db: Database, postId: number): Promise<string[]> {
  const rows = await db
    .select({ name: members.name })
    .from(partnerApplications)
    .innerJoin(members, eq(members.id, partnerApplications.memberId))
    .where(
      and(
        eq(partnerApplications.postId, postId),
        inArray(partnerApplications.state, [...SEATED_STATES]),
      ),
    )
    .orderBy(asc(partnerApplications.decidedAt), asc(partnerApplications.id));
  return rows.map(({ name }) => [...maskName(name)][0] ?? "");
}

/** Courses that a plan may be about. */
export function listPlayableCourses(db: Database, locale: Locale) {
  const name = inLocale(courses.name, locale);
  return db
    .select({ id: courses.id, name })
    .from(courses)
    .where(eq(courses.published, true))
    .orderBy(asc(name));
}

/** The post of a round, also for those who have a seat while it is hidden. */
export async function findJoinedPost(db: Database, locale: Locale, id: number) {
  const [post] = await db
    .select({
      id: posts.id,
      title: inLocale(posts.title, locale),
      tip: courses.caddyTipBaht,
      isShown: sql<boolean>`not ${posts.hidden}`,
    })
    .from(posts)
    .innerJoin(partnerRounds, eq(partnerRounds.postId, posts.id))
    .innerJoin(courses, eq(courses.id, partnerRounds.courseId))
    .where(eq(posts.id, id));
  return post && { ...post, title: maskContacts(post.title) };
}

/** What everybody may see of a round: neither the contact nor whose booking it is. */
const OPEN_ROUND = {
  courseId: partnerRounds.courseId,
  day: partnerRounds.day,
  teeTime: partnerRounds.teeTime,
  players: partnerRounds.players,
  seats: partnerRounds.seats,
  taken: partnerRounds.taken,
  level: partnerRounds.level,
  ages: partnerRounds.ages,
  moods: partnerRounds.moods,
  cost: partnerRounds.cost,
  isBooked: sql<boolean>`${partnerRounds.reservationId} is not null`,
  deadline: partnerRounds.deadline,
  closedAt: partnerRounds.closedAt,
  cancelledAt: partnerRounds.cancelledAt,
};

export function postColumns(locale: Locale) {
  return {
    id: posts.id,
    title: inLocale(posts.title, locale),
    regionId: posts.regionId,
    regionName: inLocale(regions.name, locale),
    author: members.name,
    authorId: publicAuthorId(),
    createdAt: posts.createdAt,
    comments: posts.commentCount,
    likes: posts.likeCount,
    openRound: OPEN_ROUND,
    courseName: inLocale(courses.name, locale),
    coursePublished: courses.published,
  };
}

/** Here, and not on the page: a whole name or a telephone number never leaves the server. */
export function masked<Row extends { readonly author: string; readonly title: string }>(
  row: Row,
): Row {
  return { ...row, author: maskName(row.author), title: maskContacts(row.title) };
}
