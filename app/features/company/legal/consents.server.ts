import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { consents } from "#app/db/schema/company-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { NewMember } from "#app/domain/member/sign-up/new-member.ts";
import type { SignUpConsent } from "#app/domain/member/sign-up/sign-up-consents.ts";
import { editionsInForce } from "./legal-queries.server.ts";

/** With the version that was in force: a consent says what was read. */
export async function giveSignUpConsents(
  tx: Database,
  { id, agree, at }: Pick<NewMember, "id" | "agree" | "at">,
): Promise<void> {
  const versions = await editionsInForce(tx, shopDayOf(at));
  const versionOf = (kind: SignUpConsent) =>
    versions.find((each) => each.kind === kind)?.version ?? 1;
  await tx
    .insert(consents)
    .values(agree.map((kind) => ({ memberId: id, kind, version: versionOf(kind), givenAt: at })));
}

/** Answers with the new consent; undefined where the member agrees already. */
export async function giveMarketingConsent(tx: Database, memberId: string, givenAt: Date) {
  const [given] = await tx.select({ id: consents.id }).from(consents).where(inForce(memberId));
  if (given) return undefined;
  const versions = await editionsInForce(tx, shopDayOf(givenAt));
  const text = versions.find(({ kind }) => kind === "marketing");
  if (!text) throw new AppError("member.save_failed");
  const [row] = await tx
    .insert(consents)
    .values({ memberId, kind: "marketing", version: text.version, givenAt })
    .returning({ id: consents.id });
  return row;
}

/** Answers with the consent that ended; undefined where there was none. */
export async function withdrawMarketingConsent(tx: Database, memberId: string, withdrawnAt: Date) {
  const [row] = await tx
    .update(consents)
    .set({ withdrawnAt })
    .where(inForce(memberId))
    .returning({ id: consents.id });
  return row;
}

export async function deleteConsents(tx: Database, memberId: string): Promise<void> {
  await tx.delete(consents).where(eq(consents.memberId, memberId));
}

function inForce(memberId: string) {
  return and(
    eq(consents.memberId, memberId),
    eq(consents.kind, "marketing"),
    isNull(consents.withdrawnAt),
  );
}
