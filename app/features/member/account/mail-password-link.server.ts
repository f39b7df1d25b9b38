import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { passwordResets } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { RESET_LINK_MINUTES } from "#app/domain/member/login/session-times.ts";
import { notifyAddress } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { Client } from "#app/platform/http/client-address.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { inConstantTime } from "#app/platform/session/secret-box.server.ts";
import { hashOfLink, newPasswordPath } from "./reset-link.server.ts";

const LINK_MS = RESET_LINK_MINUTES * 60_000;

type LinkRequest = {
  readonly loginId: string;
  readonly email: string;
  /** The language of the page that the request came from. */
  readonly locale: Locale;
};

/** Mails a link to set a new password, if ID and address belong together. The answer does not reveal whether they do. */
export async function mailPasswordLink(
  { db, now, secrets }: Pick<Services, "db" | "now" | "secrets">,
  { loginId, email, locale }: LinkRequest,
  { address }: Pick<Client, "address">,
): Promise<void> {
  await throttleOf(db).take("find-address", address);
  // By the pair: a stranger who knows only an ID does not shut its owner out, and mail goes to no other pair than the
  // right one.
  await throttleOf(db).take("find", `password:${loginId}:${email}`);
  await inConstantTime(() =>
    db.transaction(async (tx) => {
      const [member] = await tx
        .select({ id: members.id, email: members.email })
        .from(members)
        .where(
          and(
            eq(members.loginId, loginId),
            eq(sql`lower(${members.email})`, email),
            isNull(members.withdrawnAt),
          ),
        );
      if (!member?.email) return;
      const secret = randomBytes(32).toString("base64url");
      const tokenHash = hashOfLink({ secrets }, { secret, email: member.email });
      const expiresAt = new Date(now().getTime() + LINK_MS);
      await tx.insert(passwordResets).values({ tokenHash, memberId: member.id, expiresAt });
      await notifyAddress(tx, member.email, locale, {
        template: "reset-password",
        words: { minutes: RESET_LINK_MINUTES },
        event: `reset:${tokenHash}`,
        link: newPasswordPath(member.id, secret),
      });
    }),
  );
}
