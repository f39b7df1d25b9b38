import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member.ts";
import { reviewers } from "./content/reviewers.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./demo-accounts.ts";
import { seededUuid } from "./seeded.ts";

export type HashPassword = (password: string) => Promise<string>;

/** The id of an account (`demo`) or of an author (`r07`). */
export function demoMemberId(key: string): string {
  return seededUuid(`member:${key}`);
}

export async function layMembers(db: Database, hashPassword: HashPassword): Promise<void> {
  const accounts = DEMO_ACCOUNTS.map(async ({ loginId, name, role, locale }) => ({
    id: demoMemberId(loginId),
    loginId,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    name,
    role,
    locale,
  }));
  await db.insert(members).values(await Promise.all(accounts));
  await db
    .insert(members)
    .values(reviewers.map(({ key, name, locale }) => ({ id: demoMemberId(key), name, locale })));
}
