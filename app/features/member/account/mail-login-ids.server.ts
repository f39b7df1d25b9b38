import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { memberIdentities } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { SOCIAL_PROVIDERS } from "#app/domain/member/login/social-provider.ts";
import type { WordsOf } from "#app/domain/message/template-words.ts";
import { notifyAddress } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { Client } from "#app/platform/http/client-address.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { inConstantTime } from "#app/platform/session/secret-box.server.ts";

/** Mails the login IDs and providers of an address to it. The answer does not reveal whether there are any. */
export async function mailLoginIds(
  { db, now }: Pick<Services, "db" | "now">,
  { email, locale }: { readonly email: string; readonly locale: Locale },
  { address }: Pick<Client, "address">,
): Promise<void> {
  await throttleOf(db).take("find-address", address);
  await throttleOf(db).take("find", `id:${email}`);
  await inConstantTime(() =>
    db.transaction(async (tx) => {
      const words = await waysIn(tx, email, locale);
      if (!words) return;
      const event = `find-id:${now().getTime()}`;
      await notifyAddress(tx, email, locale, { template: "find-id", event, words, link: "/login" });
    }),
  );
}

/** The values of the message; undefined where no member has this address. */
async function waysIn(
  tx: Database,
  email: string,
  locale: Locale,
): Promise<WordsOf<"find-id"> | undefined> {
  const rows = await tx
    .select({ loginId: members.loginId, provider: memberIdentities.provider })
    .from(members)
    .leftJoin(memberIdentities, eq(memberIdentities.memberId, members.id))
    .where(and(eq(sql`lower(${members.email})`, email), isNull(members.withdrawnAt)))
    .orderBy(members.loginId);
  const t = translator(locale);
  const ids = [...new Set(rows.flatMap(({ loginId }) => loginId ?? []))];
  const providers = SOCIAL_PROVIDERS.filter((each) =>
    rows.some(({ provider }) => provider === each),
  );
  const loginId = ids.join(", ");
  const provider = providers.map((each) => t(`social:name.${each}`)).join(", ");
  if (!loginId) return provider ? { provider, state: "social" } : undefined;
  return provider ? { loginId, provider } : { loginId, state: "plain" };
}
