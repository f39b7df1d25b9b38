import type { Database } from "#app/db/client.server.ts";
import type { NewMember } from "#app/domain/member/sign-up/new-member.ts";
import { giveWelcomeCoupon } from "#app/features/benefit/member-coupons.server.ts";
import { giveSignUpConsents } from "#app/features/company/legal/consents.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";

/** What every way of joining does: consents, coupon and greeting, in the transaction that makes the member. */
export async function welcomeMember(tx: Database, member: NewMember): Promise<void> {
  await giveSignUpConsents(tx, member);
  if (member.agree.includes("marketing")) await confirmAdvertising(tx, member);
  await giveWelcomeCoupon(tx, member.id);
  await notifyMember(tx, member.id, {
    template: "welcome",
    event: `welcome:${member.id}`,
    words: { name: member.name },
    link: "/course/home",
  });
}

/** The law requires us to confirm a consent to advertising, with its date and how to withdraw it. */
async function confirmAdvertising(tx: Database, { id, at }: NewMember): Promise<void> {
  await notifyMember(tx, id, {
    template: "marketing-consent",
    event: `marketing-consent:join:${id}`,
    words: { date: at },
    link: "/mypage/settings",
  });
}
