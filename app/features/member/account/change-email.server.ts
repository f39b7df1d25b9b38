import { and, eq, isNull } from "drizzle-orm";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { setProvedEmail } from "#app/features/member/profile/credentials.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { checkMemberPassword } from "#app/platform/session/password.server.ts";
import { spendEmailProof, tryEmailCode } from "./prove-email.server.ts";
import { voidLinks } from "./set-new-password.server.ts";

type ProvedEmail = {
  readonly email: string;
  readonly emailCode: string;
  /** The current password; members who joined through a provider have none. */
  readonly current?: string | undefined;
};

/**
 * The new address is verified by its code, the old one is notified, and links that were mailed to it become invalid.
 * Others may have the same address: the answer does not reveal it.
 */
export async function changeEmail(
  services: Pick<Services, "db" | "now" | "secrets">,
  memberId: string,
  { email, emailCode, current }: ProvedEmail,
): Promise<void> {
  const { db, now } = services;
  await throttleOf(db).take("change-email", memberId);
  const passwordHash = await proveOwner(services, memberId, current);
  const wrongCode = new FormError({ emailCode: "auth.code_wrong" });
  const isRight = await tryEmailCode(services, { email, code: emailCode, by: memberId });
  if (!isRight) throw wrongCode;
  const at = now();

  await db.transaction(async (tx) => {
    const [member] = await tx
      .select({ email: members.email, passwordHash: members.passwordHash })
      .from(members)
      .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
      .for("update"); // locked: of two concurrent changes, each notifies the address that it replaces
    if (!member) throw new AppError("member.info_unavailable");
    if (member.passwordHash !== passwordHash)
      throw new FormError({ current: "auth.password_wrong" });
    if (!(await spendEmailProof(tx, services, email, emailCode))) throw wrongCode;
    await setProvedEmail(tx, memberId, { email, at });
    if (member.email === email) return;
    await voidLinks(tx, memberId, at);
    await notifyMember(tx, memberId, {
      template: "email-changed",
      event: `email-changed:${memberId}:${at.getTime()}`,
      words: member.email ? {} : { state: "added" },
      link: "/mypage/member",
      contact: { email: member.email },
    });
  });
}

/** Answers with the verified hash: it must be unchanged when the address changes. */
async function proveOwner(
  services: Pick<Services, "db">,
  memberId: string,
  current: string | undefined,
): Promise<string | null> {
  const [member] = await services.db
    .select({ passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member?.passwordHash) return null;
  const verified = await checkMemberPassword(services, memberId, current ?? "", "current");
  return verified.passwordHash;
}
