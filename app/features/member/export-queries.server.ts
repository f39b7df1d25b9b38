import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import {
  coupons,
  memberCoupons,
  pointEntries,
  recentItems,
  recentSearches,
  wishes,
} from "#app/db/schema/benefit.ts";
import { cartLines, companions } from "#app/db/schema/cart.ts";
import { comments, posts, questions, reviews } from "#app/db/schema/community.ts";
import { consents, memberIdentities } from "#app/db/schema/identity.ts";
import { members } from "#app/db/schema/member.ts";
import { alarms, notificationChoices } from "#app/db/schema/message.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import { pictureAt } from "#app/domain/picture.ts";

/** Everything a member gave us or did here, by name: a column added later is not told by accident. */
export async function collectMyData(db: Database, memberId: string) {
  const [member] = await db
    .select({
      id: members.id,
      loginId: members.loginId,
      name: members.name,
      email: members.email,
      emailVerifiedAt: members.emailVerifiedAt,
      phone: members.phone,
      birthday: members.birthday,
      gender: members.gender,
      language: members.locale,
      textSize: members.textSize,
      joinedAt: members.createdAt,
    })
    .from(members)
    .where(eq(members.id, memberId));
  return {
    member,
    ...(await accountParts(db, memberId)),
    ...(await purchases(db, memberId)),
    ...(await voices(db, memberId)),
  };
}

async function accountParts(db: Database, memberId: string) {
  return {
    consents: await db
      .select({
        kind: consents.kind,
        version: consents.version,
        givenAt: consents.givenAt,
        withdrawnAt: consents.withdrawnAt,
      })
      .from(consents)
      .where(eq(consents.memberId, memberId)),
    connectedLogins: await db
      .select({ provider: memberIdentities.provider, since: memberIdentities.createdAt })
      .from(memberIdentities)
      .where(eq(memberIdentities.memberId, memberId)),
    notificationChoices: await db
      .select({
        kind: notificationChoices.kind,
        channel: notificationChoices.channel,
        wanted: notificationChoices.wanted,
      })
      .from(notificationChoices)
      .where(eq(notificationChoices.memberId, memberId)),
    wishes: await db
      .select({ kind: wishes.productKind, id: wishes.productId, since: wishes.createdAt })
      .from(wishes)
      .where(eq(wishes.memberId, memberId)),
    recentItems: await db
      .select({
        kind: recentItems.productKind,
        id: recentItems.productId,
        seenAt: recentItems.seenAt,
      })
      .from(recentItems)
      .where(eq(recentItems.memberId, memberId)),
    recentSearches: await db
      .select({ words: recentSearches.words, searchedAt: recentSearches.searchedAt })
      .from(recentSearches)
      .where(eq(recentSearches.memberId, memberId)),
    alarms: await db
      .select({
        kind: alarms.kind,
        template: alarms.template,
        words: alarms.words,
        link: alarms.link,
        readAt: alarms.readAt,
        createdAt: alarms.createdAt,
      })
      .from(alarms)
      .where(eq(alarms.memberId, memberId)),
  };
}

async function purchases(db: Database, memberId: string) {
  return {
    orders: await db
      .select({
        number: orders.number,
        name: orders.name,
        total: orders.total,
        paidAt: orders.paidAt,
        booker: orders.booker,
      })
      .from(orders)
      .where(eq(orders.memberId, memberId))
      .orderBy(asc(orders.createdAt)),
    reservations: await db
      .select({
        order: orders.number,
        kind: reservations.kind,
        product: reservations.productId,
        title: reservations.title,
        detail: reservations.detail,
        usedOn: reservations.usedOn,
        paid: reservations.paid,
        refund: reservations.refund,
        status: reservations.status,
        travellers: reservations.travellers,
      })
      .from(reservations)
      .innerJoin(orders, eq(orders.id, reservations.orderId))
      .where(eq(reservations.memberId, memberId))
      .orderBy(asc(reservations.usedOn), asc(reservations.idx)),
    cart: await db
      .select({ line: cartLines.line, since: cartLines.createdAt })
      .from(cartLines)
      .where(eq(cartLines.memberId, memberId)),
    companions: await db
      .select({
        firstName: companions.firstName,
        lastName: companions.lastName,
        gender: companions.gender,
        birthday: companions.birthday,
        handicap: companions.handicap,
      })
      .from(companions)
      .where(eq(companions.memberId, memberId)),
    points: await db
      .select({
        amount: pointEntries.amount,
        reason: pointEntries.reason,
        expiresOn: pointEntries.expiresOn,
        createdAt: pointEntries.createdAt,
      })
      .from(pointEntries)
      .where(eq(pointEntries.memberId, memberId))
      .orderBy(asc(pointEntries.id)),
    coupons: await db
      .select({
        name: coupons.name,
        validUntil: coupons.validUntil,
        receivedAt: memberCoupons.createdAt,
        usedAt: memberCoupons.usedAt,
      })
      .from(memberCoupons)
      .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
      .where(eq(memberCoupons.memberId, memberId)),
  };
}

async function voices(db: Database, memberId: string) {
  return {
    reviews: (
      await db
        .select({
          product: sql<string>`${reviews.productKind} || ':' || ${reviews.productId}`,
          rating: reviews.rating,
          content: reviews.content,
          pictures: reviews.pictures,
          usedOn: reviews.usedOn,
          createdAt: reviews.createdAt,
        })
        .from(reviews)
        .where(eq(reviews.memberId, memberId))
    ).map((review) => ({ ...review, pictures: review.pictures.map((each) => pictureAt(each)) })),
    posts: (
      await db
        .select({
          title: posts.title,
          content: posts.content,
          pictures: posts.pictures,
          createdAt: posts.createdAt,
        })
        .from(posts)
        .where(eq(posts.memberId, memberId))
    ).map((post) => ({ ...post, pictures: post.pictures.map((each) => pictureAt(each)) })),
    comments: await db
      .select({
        post: comments.postId,
        content: comments.content,
        createdAt: comments.createdAt,
      })
      .from(comments)
      .where(eq(comments.memberId, memberId)),
    questions: await db
      .select({
        type: questions.type,
        title: questions.title,
        content: questions.content,
        isPublic: questions.isPublic,
        answer: questions.answer,
        createdAt: questions.createdAt,
      })
      .from(questions)
      .where(eq(questions.memberId, memberId)),
  };
}
