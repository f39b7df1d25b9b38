import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import {
  REVIEW_POINTS,
  reviewedAs,
  reviewSubject,
  unfitScores,
} from "#app/domain/community/review/review.ts";
import type { ReviewInput } from "#app/domain/community/review/review-schema.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { earnPoints } from "#app/features/benefit/point-entries.server.ts";
import { memberPictures } from "#app/features/picture/member-pictures.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { REVIEWED_KINDS } from "./reviewable-queries.server.ts";

type Written = { readonly memberId: string; readonly locale: Locale; readonly input: ReviewInput };
type Own = { readonly id: number; readonly memberId: string };
type Line = { readonly reservationId: string; readonly memberId: string };

export type Published = {
  readonly id: number;
  /** What it earned: nothing, where the line was rewarded before. */
  readonly points: number;
};

/** One review per used line: a constraint of the table lets one of several concurrent reviews through. */
export async function publishReview(
  { db, now }: Pick<Services, "db" | "now">,
  reservationId: string,
  { memberId, locale, input }: Written,
): Promise<Published> {
  await throttleOf(db).take("post", memberId);
  const createdAt = now();
  return db.transaction(async (tx) => {
    const line = await usedLine(tx, { reservationId, memberId });
    requireFitting(line.productKind, input);
    const values = await valuesOf(tx, { memberId, locale, input }, []);
    const [review] = await tx
      .insert(reviews)
      .values({ ...line, ...values, memberId, reservationId, createdAt })
      .onConflictDoNothing({ target: reviews.reservationId })
      .returning({ id: reviews.id });
    if (!review) throw new AppError("review.already_written");
    return { id: review.id, points: await reward(tx, { reservationId, memberId }, createdAt) };
  });
}

/** Changes a review of one's own; one that staff have hidden is no longer its author's to change. */
export async function changeReview(
  { db }: Pick<Services, "db">,
  id: number,
  { memberId, locale, input }: Written,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [review] = await tx
      .select({ productKind: reviews.productKind, pictures: reviews.pictures })
      .from(reviews)
      .where(ownReview({ id, memberId }))
      .for("update");
    if (!review) throw new AppError("common.not_found");
    requireFitting(review.productKind, input);
    const values = await valuesOf(tx, { memberId, locale, input }, review.pictures);
    await tx.update(reviews).set(values).where(ownReview({ id, memberId }));
  });
}

/** The line may be reviewed again; its points were given, and the ledger remembers that. */
export async function deleteReview(db: Database, own: Own): Promise<void> {
  const gone = await db.delete(reviews).where(ownReview(own)).returning({ id: reviews.id });
  if (gone.length === 0) throw new AppError("common.not_found");
}

/** A hidden review cannot be deleted: its author could write it again. */
export function ownReview({ id, memberId }: Own) {
  return and(eq(reviews.id, id), eq(reviews.memberId, memberId), eq(reviews.hidden, false));
}

/** What the review takes from its line; locked, so that it stays used until the review is there. */
async function usedLine(tx: Database, { reservationId, memberId }: Line) {
  const mine = and(
    eq(reservations.id, reservationId),
    eq(reservations.memberId, memberId),
    inArray(reservations.kind, REVIEWED_KINDS),
  );
  const [line] = await tx
    .select({
      kind: reservations.kind,
      productId: reservations.productId,
      usedOn: reservations.usedOn,
    })
    .from(reservations)
    .where(and(mine, eq(reservations.status, "USED")))
    .for("share");
  const productKind = line && reviewedAs(line.kind);
  if (productKind) return { productKind, productId: line.productId, usedOn: line.usedOn };
  const isMine = (await tx.$count(reservations, mine)) > 0;
  throw new AppError(isMine ? "review.not_used" : "common.not_found");
}

/** The form of a hotel has no field for a caddie: such a request did not come from the form. */
function requireFitting(kind: ProductKind, input: ReviewInput): void {
  const unfit = unfitScores(kind, input);
  if (unfit.length === 0) return;
  throw new FormError(Object.fromEntries(unfit.map((score) => [score, "common.bad_request"])));
}

/** In the one language they were written in; readers of the other see them as they are. */
async function valuesOf(
  tx: Database,
  { memberId, locale, input }: Written,
  shown: readonly Picture[],
) {
  return {
    rating: input.rating,
    content: { [locale]: input.content },
    party: input.party,
    condition: input.condition,
    caddy: input.caddy,
    pace: input.pace,
    value: input.value,
    pictures: await memberPictures(tx, memberId, input.picture, shown),
  };
}

/** Append-only, one entry per line: a review that is deleted and written again earns nothing. */
async function reward(tx: Database, { reservationId, memberId }: Line, at: Date): Promise<number> {
  const isNew = await earnPoints(tx, {
    memberId,
    points: REVIEW_POINTS,
    reason: "review",
    subject: reviewSubject(reservationId),
    now: at,
  });
  return isNew ? REVIEW_POINTS : 0;
}
