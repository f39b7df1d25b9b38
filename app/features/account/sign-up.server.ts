import { eq, max } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons, memberCoupons } from "#app/db/schema/benefit.ts";
import { legalDocuments } from "#app/db/schema/content.ts";
import { consents } from "#app/db/schema/identity.ts";
import { members } from "#app/db/schema/member.ts";
import { formatWritten } from "#app/domain/content/content-date.ts";
import type { ErrorCode } from "#app/domain/errors.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { isOldEnough } from "#app/domain/member/age.ts";
import { isReservedLoginId } from "#app/domain/member/login-id.ts";
import { phoneNumber } from "#app/domain/member/phone-number.ts";
import type { SignUp } from "#app/domain/member/sign-up.ts";
import type { SignUpConsent } from "#app/domain/member/sign-up-consents.ts";
import { FormError } from "#app/platform/form.ts";
import { tellMember } from "#app/platform/outbox.server.ts";
import { hashPassword } from "#app/platform/password.server.ts";
import type { Services } from "#app/platform/services.server.ts";
import { throttleOf } from "#app/platform/throttle.server.ts";
import { spendEmailProof, tryEmailCode } from "./prove-email.server.ts";

const WELCOME_COUPON = "WELCOME30";

/** Makes a member; answers with the id. What is wrong is said beside the field it is about. */
export async function signUp(
  services: Pick<Services, "db" | "now" | "secrets">,
  form: SignUp,
  { locale, address }: { readonly locale: Locale; readonly address: string },
): Promise<string> {
  const { db, now, secrets } = services;
  await throttleOf(db).take("sign-up-address", address);
  const at = now();
  const { loginId, name, email, birthday, gender } = form;
  const phone = phoneNumber(form.phone, form.phoneCountry);
  if (!phone) throw mistake("phone", "auth.phone_format");
  if (!isOldEnough(birthday, dateIn(SHOP_ZONE, at))) throw mistake("birthday", "auth.too_young");
  if (isReservedLoginId(loginId)) throw mistake("loginId", "auth.id_taken");
  if (!(await tryEmailCode(services, email, form.emailCode))) {
    throw mistake("emailCode", "auth.code_wrong");
  }
  const passwordHash = await hashPassword(form.password);

  return db.transaction(async (tx) => {
    const [member] = await tx
      .insert(members)
      .values({
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
      })
      .onConflictDoNothing({ target: members.loginId })
      .returning({ id: members.id });
    if (!member) throw mistake("loginId", "auth.id_taken");
    // Thrown, not returned: two that bring the same code at once make one member.
    if (!(await spendEmailProof(tx, { secrets }, email, form.emailCode))) {
      throw mistake("emailCode", "auth.code_wrong");
    }
    await giveConsents(tx, member.id, form.agree, at);
    if (form.agree.includes("marketing")) await confirmAdvertising(tx, member.id, locale, at);
    await giveWelcomeCoupon(tx, member.id);
    await tellMember(tx, member.id, {
      template: "welcome",
      event: `welcome:${member.id}`,
      words: { name },
      link: "/course/home",
    });
    return member.id;
  });
}

/** With the version that was in force: a consent says what was read. */
async function giveConsents(
  tx: Database,
  memberId: string,
  kinds: readonly SignUpConsent[],
  givenAt: Date,
): Promise<void> {
  const versions = await tx
    .select({ kind: legalDocuments.kind, version: max(legalDocuments.version) })
    .from(legalDocuments)
    .groupBy(legalDocuments.kind);
  const versionOf = (kind: SignUpConsent) =>
    versions.find((each) => each.kind === kind)?.version ?? 1;
  await tx
    .insert(consents)
    .values(kinds.map((kind) => ({ memberId, kind, version: versionOf(kind), givenAt })));
}

/** Who agrees to advertising hears when they did, and how to end it: the law wants it so. */
async function confirmAdvertising(
  tx: Database,
  memberId: string,
  locale: Locale,
  givenAt: Date,
): Promise<void> {
  await tellMember(tx, memberId, {
    template: "marketing-consent",
    event: `marketing-consent:join:${memberId}`,
    words: { date: formatWritten(givenAt, locale), state: "given" },
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

function mistake(field: keyof SignUp, code: ErrorCode): FormError {
  return new FormError({ [field]: code });
}
