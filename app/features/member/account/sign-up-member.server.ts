import type { Database } from "#app/db/client.server.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { isReservedLoginId } from "#app/domain/member/login/login-schema.ts";
import { phoneNumber } from "#app/domain/member/profile/phone-number.ts";
import { isOldEnough, type NewMember } from "#app/domain/member/sign-up/new-member.ts";
import type { SignUp } from "#app/domain/member/sign-up/sign-up-schema.ts";
import { giveWelcomeCoupon } from "#app/features/benefit/coupon-queries.server.ts";
import { giveSignUpConsents } from "#app/features/company/legal/consents.server.ts";
import { addMember, joinGuest } from "#app/features/member/profile/member-store.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { spendEmailProof, tryEmailCode } from "./prove-email.server.ts";

/** Makes a member; answers with the id. Mistakes are reported by field. */
export async function signUp(
  services: Pick<Services, "db" | "now" | "secrets">,
  form: SignUp,
  { locale, address }: { readonly locale: Locale; readonly address: string },
): Promise<string> {
  const { db, now } = services;
  const throttle = throttleOf(db);
  await throttle.take("sign-up-try", address);
  const at = now();
  const { loginId, email, birthday } = form;
  const phone = phoneNumber(form.phone, form.phoneCountry);
  if (!phone) throw mistake("phone", "auth.phone_format");
  if (!isOldEnough(birthday, dateIn(SHOP_ZONE, at))) throw mistake("birthday", "auth.too_young");
  if (isReservedLoginId(loginId)) throw mistake("loginId", "auth.id_taken");
  if (!(await tryEmailCode(services, { email, code: form.emailCode, by: address }))) {
    throw mistake("emailCode", "auth.code_wrong");
  }
  await throttle.take("sign-up-address", address);
  try {
    return await join(services, { ...form, phone }, { locale, at });
  } catch (cause) {
    await throttle.giveBack("sign-up-address", address);
    throw cause;
  }
}

async function join(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  form: SignUp,
  { locale, at }: { readonly locale: Locale; readonly at: Date },
): Promise<string> {
  const { loginId, name, email, phone, birthday, gender } = form;
  const passwordHash = await hashPassword(form.password);
  return db.transaction(async (tx) => {
    const values = {
      loginId,
      passwordHash,
      name,
      email,
      phone,
      birthday,
      gender,
      locale,
      emailVerifiedAt: at,
      createdAt: at,
    };
    // The code proves the address that the pay link went to: the trips of the telephone are theirs.
    const id = (await joinGuest(tx, values)) ?? (await addMember(tx, values));
    if (!id) throw mistake("loginId", "auth.id_taken");
    // Thrown, not returned: two concurrent requests with the same code make one member.
    if (!(await spendEmailProof(tx, { secrets }, email, form.emailCode))) {
      throw mistake("emailCode", "auth.code_wrong");
    }
    await welcomeMember(tx, { id, name, locale, agree: form.agree, at });
    return id;
  });
}

function mistake(field: keyof SignUp, code: ErrorCode): FormError {
  return new FormError({ [field]: code });
}

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
