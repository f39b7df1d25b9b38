import { inArray, max } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { legalDocuments } from "#app/db/schema/content.ts";
import { consents } from "#app/db/schema/identity.ts";
import { notificationChoices } from "#app/db/schema/message.ts";
import { formatWritten } from "#app/domain/content/content-date.ts";
import type { LegalKind } from "#app/domain/content/legal.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { SocialConsent } from "#app/domain/member/social-consent.ts";
import { CHOICES } from "#app/domain/message/message-kind.ts";
import { tellMember } from "#app/platform/outbox.server.ts";

type Giving = {
  readonly memberId: string;
  readonly locale: Locale;
  readonly consent: SocialConsent;
  readonly givenAt: Date;
};

/** Writes down what was agreed to, each in its newest version; advertising is also switched on and confirmed. */
export async function giveConsents(
  tx: Database,
  { memberId, locale, consent, givenAt }: Giving,
): Promise<void> {
  const required: LegalKind[] = ["terms", "privacy", "age"];
  const kinds: LegalKind[] = consent.marketing ? [...required, "marketing"] : required;
  const newest = await tx
    .select({ kind: legalDocuments.kind, version: max(legalDocuments.version) })
    .from(legalDocuments)
    .where(inArray(legalDocuments.kind, kinds))
    .groupBy(legalDocuments.kind);
  const versionOf = (kind: LegalKind) => newest.find((each) => each.kind === kind)?.version ?? 1;
  await tx
    .insert(consents)
    .values(kinds.map((kind) => ({ memberId, kind, version: versionOf(kind), givenAt })));
  if (!consent.marketing) return;

  const channels = CHOICES.find(({ kind }) => kind === "marketing")?.channels ?? [];
  for (const channel of channels) {
    await tx
      .insert(notificationChoices)
      .values({ memberId, kind: "marketing", channel, wanted: true });
  }
  await tellMember(tx, memberId, {
    template: "marketing-consent",
    event: `marketing-consent:join:${memberId}`,
    words: { date: formatWritten(givenAt, locale), state: "given" },
    link: "/mypage/settings",
  });
}
