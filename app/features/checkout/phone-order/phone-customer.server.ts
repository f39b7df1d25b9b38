import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { bookerSchema } from "#app/domain/order/people/booker.ts";
import { addGuest } from "#app/features/member/profile/member-store.server.ts";
import { FormError, fieldErrors } from "#app/platform/http/form.ts";

export type Contact = {
  readonly firstName?: unknown;
  readonly lastName?: unknown;
  readonly email?: unknown;
  readonly phone?: unknown;
  readonly phoneCountry?: unknown;
};

export type PhoneCustomer = {
  readonly memberId: string;
  readonly locale: Locale;
  readonly booker: z.output<typeof bookerSchema>;
};

/** The member who was found, or a new customer without an account; mistakes are reported by field. */
export async function phoneCustomer(
  db: Database,
  {
    memberId,
    contact,
    locale,
    now,
  }: {
    readonly memberId: string;
    readonly contact: Contact;
    readonly locale: Locale;
    readonly now: Date;
  },
): Promise<PhoneCustomer> {
  if (memberId !== "") return knownCustomer(db, memberId, contact);
  const booker = parseBooker(contact);
  const isKnown = and(
    eq(sql`lower(${members.email})`, booker.email),
    eq(members.isGuest, false),
    isNull(members.withdrawnAt),
  );
  if ((await db.$count(members, isKnown)) > 0) {
    throw new FormError({ email: "phone.customer_known" });
  }
  const guest = {
    name: `${booker.lastName} ${booker.firstName}`,
    email: booker.email,
    phone: booker.phone,
    locale,
    createdAt: now,
  };
  return { memberId: await addGuest(db, guest), locale, booker };
}

/** A member's own address and number are used where the operator typed none. */
async function knownCustomer(
  db: Database,
  memberId: string,
  contact: Contact,
): Promise<PhoneCustomer> {
  const [member] = await db
    .select({ email: members.email, phone: members.phone, locale: members.locale })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt), isNull(members.bannedAt)));
  if (!member) throw new AppError("common.not_found");
  const booker = parseBooker({
    ...contact,
    email: contact.email || member.email,
    phone: contact.phone || member.phone,
  });
  return { memberId, locale: member.locale, booker };
}

function parseBooker(contact: Contact) {
  const read = bookerSchema.safeParse(contact);
  if (!read.success) throw new FormError(fieldErrors(read.error));
  return read.data;
}
