import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { HideInput, ReplyInput } from "#app/domain/community/moderation-form.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { hideReasonText } from "#app/features/message/message-log-queries.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Acting = Pick<Services, "db" | "now">;
type Target = { readonly id: number; readonly by: string };

/** Hides a review and tells its author why; stars and counts are of the visible ones, so they change with it. */
export async function hideReview(
  { db, now }: Acting,
  { id, by, input }: Target & { readonly input: HideInput },
): Promise<void> {
  const { reason, note } = input;
  const at = now();
  await db.transaction(async (tx) => {
    const review = await lockSeen(tx, id, input.version);
    if (review.hidden) throw new AppError("record.conflict");
    await tx
      .update(reviews)
      .set({ hidden: true, hiddenFor: reason, hiddenNote: note, ...counted })
      .where(eq(reviews.id, id));
    await notifyMember(tx, review.memberId, {
      template: "review-hidden",
      event: `review-hidden:${id}:${input.version}`,
      words: { product: await productName(tx, review), reason: hideReasonText(reason, note) },
      link: "/mypage/reviews",
    });
    const subject = { kind: "review", id };
    const after = { hidden: true, reason, note };
    await writeAudit(tx, {
      by,
      action: "review.hide",
      subject,
      before: { hidden: false },
      after,
      at,
    });
  });
}

/** Shows a hidden review again, and tells its author. */
export async function restoreReview(
  { db, now }: Acting,
  { id, by, version }: Target & { readonly version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const review = await lockSeen(tx, id, version);
    if (!review.hidden) throw new AppError("record.conflict");
    await tx
      .update(reviews)
      .set({ hidden: false, hiddenFor: null, hiddenNote: null, ...counted })
      .where(eq(reviews.id, id));
    await notifyMember(tx, review.memberId, {
      template: "review-restored",
      event: `review-restored:${id}:${version}`,
      words: { product: await productName(tx, review) },
      link: "/mypage/reviews",
    });
    await writeAudit(tx, {
      by,
      action: "review.restore",
      subject: { kind: "review", id },
      before: { hidden: true, reason: review.hiddenFor, note: review.hiddenNote },
      after: { hidden: false },
      at: now(),
    });
  });
}

/** Saves the reply below a review, in the languages given; the author is told of a first one. */
export async function replyToReview(
  { db, now }: Acting,
  { id, by, input }: Target & { readonly input: ReplyInput },
): Promise<void> {
  const at = now();
  const given = Object.entries({ ko: input.ko, en: input.en }).filter(([, text]) => text !== "");
  const reply: Localized | null = given.length > 0 ? Object.fromEntries(given) : null;
  await db.transaction(async (tx) => {
    const review = await lockSeen(tx, id, input.version);
    await tx
      .update(reviews)
      .set({ reply, repliedAt: reply ? at : null, ...counted })
      .where(eq(reviews.id, id));
    if (reply && !review.reply) {
      await notifyMember(tx, review.memberId, {
        template: "review-replied",
        event: `review-replied:${id}`,
        words: { product: await productName(tx, review) },
        link: "/mypage/reviews",
      });
    }
    await writeAudit(tx, {
      by,
      action: "review.reply",
      subject: { kind: "review", id },
      before: { reply: review.reply },
      after: { reply },
      at,
    });
  });
}

const counted = { version: sql`${reviews.version} + 1` };

/** Refused when it was changed since the page of staff was opened. */
async function lockSeen(tx: Database, id: number, version: number) {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
  if (!review) throw new AppError("common.not_found");
  if (review.version !== version) throw new AppError("record.conflict");
  return review;
}

type About = Pick<typeof reviews.$inferSelect, "productKind" | "productId">;

async function productName(tx: Database, { productKind, productId }: About): Promise<Localized> {
  if (productKind === "caddy") {
    const [caddie] = await tx
      .select({ name: caddies.nickname })
      .from(caddies)
      .where(eq(caddies.id, productId));
    return { ko: caddie?.name ?? productId };
  }
  // Both tables name themselves by the same column.
  const table = (productKind === "course" ? courses : hotels) as typeof courses;
  const [product] = await tx
    .select({ name: table.name })
    .from(table)
    .where(eq(table.id, productId));
  return product?.name ?? { ko: productId };
}
