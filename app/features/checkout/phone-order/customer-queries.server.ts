import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { maskEmail, maskName, maskPhone } from "#app/domain/common/text/mask.ts";
import { phoneNumber } from "#app/domain/member/profile/phone-number.ts";
import { findLastOrder } from "#app/features/checkout/purchase/attempt-queries.server.ts";
import { knownBooker } from "#app/features/checkout/purchase/known-booker.server.ts";

const MOST_FOUND = 5;

/** Members by a whole address or a whole number, never by a part of either. */
export async function findCustomers(db: Database, text: string) {
  const wanted = text.trim().slice(0, 254);
  const phone = phoneNumber(wanted, "KR");
  if (!phone && !wanted.includes("@")) return [];
  const found = await db
    .select({
      id: members.id,
      name: members.name,
      email: members.email,
      phone: members.phone,
      locale: members.locale,
      isGuest: members.isGuest,
    })
    .from(members)
    .where(
      and(
        isNull(members.withdrawnAt),
        isNull(members.bannedAt),
        eq(members.role, "member"),
        or(
          eq(sql`lower(${members.email})`, wanted.toLowerCase()),
          phone ? eq(members.phone, phone) : undefined,
        ),
      ),
    )
    .orderBy(desc(members.createdAt))
    .limit(MOST_FOUND);
  return Promise.all(
    found.map(async ({ name, email, phone: number, ...member }) => {
      const { firstName, lastName } = knownBooker(
        { name, email, phone: number },
        await findLastOrder(db, member.id),
      );
      return {
        ...member,
        firstName,
        lastName,
        name: maskName(name),
        email: email && maskEmail(email),
        phone: number && maskPhone(number),
      };
    }),
  );
}

export type FoundCustomer = Awaited<ReturnType<typeof findCustomers>>[number];
