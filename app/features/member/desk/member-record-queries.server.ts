import { eq, max } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { posts, reviews } from "#app/db/schema/community/community-tables.ts";
import { questions } from "#app/db/schema/help/help-tables.ts";
import { sessions } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { maskBirthday, maskEmail, maskName, maskPhone } from "#app/domain/common/text/mask.ts";
import { isStaff, type Role } from "#app/domain/desk/role/role-rights.ts";

/** One member, masked; the hash of a password never leaves the database. */
export async function findMember(db: Database, id: string) {
  const [member] = await db
    .select({
      id: members.id,
      loginId: members.loginId,
      name: members.name,
      role: members.role,
      locale: members.locale,
      phone: members.phone,
      email: members.email,
      birthday: members.birthday,
      gender: members.gender,
      createdAt: members.createdAt,
      reservations: db.$count(reservations, eq(reservations.memberId, members.id)),
      posts: db.$count(posts, eq(posts.memberId, members.id)),
      reviews: db.$count(reviews, eq(reviews.memberId, members.id)),
      questions: db.$count(questions, eq(questions.memberId, members.id)),
    })
    .from(members)
    .where(eq(members.id, id));
  if (!member) return undefined;

  const [signedIn] = await db
    .select({ at: max(sessions.createdAt) })
    .from(sessions)
    .where(eq(sessions.memberId, id));
  const birthday = member.birthday && maskBirthday(member.birthday);
  const email = member.email && maskEmail(member.email);
  return { ...masked(member), email, birthday, signedInAt: signedIn?.at ?? null };
}

export type MemberRecord = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Colleagues are shown by name; customers are masked as far as they can still be distinguished. */
export function masked<M extends { name: string; role: Role; phone: string | null }>(member: M): M {
  const { name, phone, role } = member;
  return {
    ...member,
    name: isStaff(role) ? name : maskName(name),
    phone: phone && maskPhone(phone),
  };
}
