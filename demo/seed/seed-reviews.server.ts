import type { Database } from "#app/db/client.server.ts";
import {
  comments,
  posts as postTable,
  reviews as reviewTable,
} from "#app/db/schema/community/community-tables.ts";
import { partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { events as eventTable } from "#app/db/schema/content-tables.ts";
import {
  cannedAnswers,
  questionMessages,
  questions as questionTable,
} from "#app/db/schema/help/help-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import { type SubScores, subScoresOf } from "#app/domain/community/review/review.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { canned } from "./content/canned-answers.ts";
import { reviews } from "./content/demo-reviews.ts";
import { events } from "./content/events.ts";
import { posts } from "./content/posts.ts";
import { questions } from "./content/questions.ts";
import type { Post, Review } from "./content/types.ts";
import type { DemoClock } from "./demo-clock.ts";
import { galleryOf } from "./demo-pictures.ts";
import { demoMemberId } from "./seed-members.server.ts";
import { seededNumber } from "./seeded.ts";

/** What members write: reviews, posts with their comments, questions. */
export async function seedReviews(db: Database, clock: DemoClock): Promise<void> {
  await insertReviews(db, clock);
  await insertPosts(db, clock);
  await insertEventComments(db, clock);
  await insertQuestions(db, clock);
}

async function insertReviews(db: Database, clock: DemoClock): Promise<void> {
  await db.insert(reviewTable).values(
    reviews
      .toSorted((a, b) => b.usedDaysAgo - a.usedDaysAgo)
      .map((review) => ({
        productKind: review.product.kind,
        productId: review.product.id,
        memberId: demoMemberId(review.by),
        rating: review.rating,
        ...reviewScores(review),
        content: review.content,
        usedOn: addDays(clock.today, -review.usedDaysAgo),
        party: review.party,
        pictures: reviewPictures(review),
        createdAt: clock.hoursAgo(review.usedDaysAgo * 24 - 60),
      })),
  );
}

async function insertPosts(db: Database, clock: DemoClock): Promise<void> {
  for (const post of posts.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const [row] = await db
      .insert(postTable)
      .values({
        memberId: demoMemberId(post.by),
        regionId: post.region,
        title: post.title,
        content: post.content,
        commentCount: post.comments.length,
        createdAt: clock.hoursAgo(post.hoursAgo),
      })
      .returning({ id: postTable.id });
    if (row && post.join) await insertRound(db, clock, { ...post, join: post.join, id: row.id });
    if (!row || post.comments.length === 0) continue;
    await db.insert(comments).values(
      post.comments.map((comment) => ({
        postId: row.id,
        memberId: demoMemberId(comment.by),
        content: comment.content,
        createdAt: clock.hoursAgo(post.hoursAgo - comment.hoursAfter),
      })),
    );
  }
}

async function insertEventComments(db: Database, clock: DemoClock): Promise<void> {
  const stored = await db.select({ id: eventTable.id, title: eventTable.title }).from(eventTable);
  const rows = events.flatMap(({ title, comments: said = [] }) => {
    const eventId = stored.find((row) => row.title.ko === title.ko)?.id;
    if (eventId === undefined) return [];
    return said.map(({ by, content, hoursAgo }) => ({
      eventId,
      memberId: demoMemberId(by),
      content,
      createdAt: clock.hoursAgo(hoursAgo),
    }));
  });
  await db.insert(comments).values(rows);
}

type RoundPost = Post & { readonly id: number; readonly join: NonNullable<Post["join"]> };

/** Four play together; the seats not offered are taken already. */
async function insertRound(db: Database, clock: DemoClock, { id, by, join }: RoundPost) {
  const day = addDays(clock.today, join.inDays);
  await db.insert(partnerRounds).values({
    postId: id,
    memberId: demoMemberId(by),
    courseId: join.courseId,
    day,
    teeTime: join.teeTime,
    players: Math.max(1, 4 - join.seats),
    seats: join.seats,
    contact: `카카오톡 ${by}_golf`,
    deadline: momentIn("Asia/Seoul", addDays(day, -1), "20:00"),
  });
}

async function insertQuestions(db: Database, clock: DemoClock): Promise<void> {
  for (const question of questions.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const memberId = demoMemberId(question.by);
    const askedAt = clock.hoursAgo(question.hoursAgo);
    const { answer } = question;
    const answeredAt = answer ? clock.hoursAgo(question.hoursAgo - answer.hoursAfter) : null;
    const [row] = await db
      .insert(questionTable)
      .values({
        memberId,
        type: question.type,
        title: question.title,
        isPublic: question.isPublic,
        waitingSince: answer ? null : askedAt,
        answeredAt,
        memberReadAt: answeredAt,
        createdAt: askedAt,
      })
      .returning({ id: questionTable.id });
    if (!row) continue;
    const said = { questionId: row.id, authorId: memberId, content: question.content };
    await db.insert(questionMessages).values({ ...said, author: "member", createdAt: askedAt });
    if (!answer || !answeredAt) continue;
    await db.insert(questionMessages).values({
      questionId: row.id,
      authorId: demoMemberId("support"),
      author: "staff",
      content: answer.content,
      createdAt: answeredAt,
    });
  }
  await db.insert(cannedAnswers).values([...canned]);
}

/** Two reviews in three have sub-scores, each near the stars. */
function reviewScores({ product: { kind, id }, by, rating }: Review): Partial<SubScores> {
  const seed = `review-score:${id}:${by}`;
  if (seededNumber(seed, 3) === 0) return {};
  const near = subScoresOf(kind).map((score) => {
    const points = rating - 1 + seededNumber(`${seed}:${score}`, 3);
    return [score, Math.min(5, Math.max(1, points))] as const;
  });
  return Object.fromEntries(near);
}

/** One review in three has one or two pictures. */
function reviewPictures({ product: { kind, id }, by }: Review): readonly Picture[] {
  if (kind === "caddy") return [];
  const seed = `review-picture:${id}:${by}`;
  if (seededNumber(seed, 3) > 0) return [];
  const first = seededNumber(`${seed}:first`, 3);
  return galleryOf(kind, id).slice(first, first + 1 + seededNumber(`${seed}:count`, 2));
}
