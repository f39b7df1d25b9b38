import { eq, max } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons, memberCoupons } from "#app/db/schema/benefit.ts";
import { legalDocuments } from "#app/db/schema/content.ts";
import { consents } from "#app/db/schema/identity.ts";
import { formatPublished } from "#app/domain/content/content-date.ts";
import type { NewMember } from "#app/domain/member/sign-up/new-member.ts";
import type { SignUpConsent } from "#app/domain/member/sign-up/sign-up-consents.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";

const WELCOME_COUPON = "WELCOME30";

/** What follows from joining, whichever way somebody came: consents, coupon and greeting, in the transaction that makes the member. */
export async function welcomeMember(tx: Database, member: NewMember): Promise<void> {
  await giveConsents(tx, member);
  if (member.agree.includes("marketing")) await confirmAdvertising(tx, member);
  await giveWelcomeCoupon(tx, member.id);
  await notifyMember(tx, member.id, {
    template: "welcome",
    event: `welcome:${member.id}`,
    words: { name: member.name },
    link: "/course/home",
  });
}

/** With the version that was in force: a consent says what was read. */
async function giveConsents(tx: Database, { id, agree, at }: NewMember): Promise<void> {
  const versions = await tx
    .select({ kind: legalDocuments.kind, version: max(legalDocuments.version) })
    .from(legalDocuments)
    .groupBy(legalDocuments.kind);
  const versionOf = (kind: SignUpConsent) =>
    versions.find((each) => each.kind === kind)?.version ?? 1;
  await tx
    .insert(consents)
    .values(agree.map((kind) => ({ memberId: id, kind, version: versionOf(kind), givenAt: at })));
}

/** The law requires us to confirm a consent to advertising, with its date and how to withdraw it. */
async function confirmAdvertising(tx: Database, { id, locale, at }: NewMember): Promise<void> {
  await notifyMember(tx, id, {
    template: "marketing-consent",
    event: `marketing-consent:join:${id}`,
    words: { date: formatPublished(at, locale), state: "given" },
    link: "/mypage/settings",
  });
}

async function giveWelcomeCoupon(tx: Database, memberId: string): Promise<void> {
  const [coupon] = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(eq(coupons.code, WELCOME_COUPON));
  if (!coupon) return;
  await tx.insert(memberCoupons).values({ memberId, couponId: coupon.id }).onConflictDoNothing();
}
