import type { Database } from "#app/db/client.server.ts";
import { consents } from "#app/db/schema/company-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { LegalKind } from "#app/domain/company/legal/legal-kinds.ts";
import {
  DEMO_ACCOUNTS,
  DEMO_DETAILS,
  DEMO_PASSWORD,
} from "#app/domain/member/login/demo-accounts.ts";
import { legalTexts } from "./content/legal-texts.ts";
import { reviewers } from "./content/reviewers.ts";
import type { DemoClock } from "./demo-clock.ts";
import { seededUuid } from "./seeded.ts";

export type HashPassword = (password: string) => Promise<string>;

const JOINED_HOURS_AGO = 24 * 800;
const REVIEWERS_HOURS = 24 * 11;

/** What every member agreed to on joining; none agreed to advertising. */
const AGREED: readonly LegalKind[] = ["terms", "personal-information", "age"];

/** The id of an account (`demo`) or of an author (`r07`). */
export function demoMemberId(key: string): string {
  return seededUuid(`member:${key}`);
}

/** Names the page of what they wrote. */
export function demoAuthorId(key: string): string {
  return seededUuid(`author:${key}`);
}

export async function seedMembers(
  db: Database,
  clock: DemoClock,
  hashPassword: HashPassword,
): Promise<void> {
  const joinedAt = clock.hoursAgo(JOINED_HOURS_AGO);
  const accounts = DEMO_ACCOUNTS.map(async ({ loginId, name, role, locale }) => ({
    id: demoMemberId(loginId),
    authorId: demoAuthorId(loginId),
    loginId,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    name,
    role,
    locale,
    email: `${loginId}@palmtee.example`,
    emailVerifiedAt: joinedAt,
    createdAt: joinedAt,
    ...DEMO_DETAILS[loginId],
  }));
  await db.insert(members).values(await Promise.all(accounts));
  await db.insert(members).values(
    reviewers.map(({ key, name, locale }, index) => ({
      id: demoMemberId(key),
      authorId: demoAuthorId(key),
      name,
      locale,
      // Before anything that they wrote, one after another.
      createdAt: clock.hoursAgo(JOINED_HOURS_AGO + REVIEWERS_HOURS * (index + 1)),
    })),
  );
  await db.insert(consents).values(
    DEMO_ACCOUNTS.flatMap(({ loginId }) =>
      AGREED.map((kind) => ({
        memberId: demoMemberId(loginId),
        kind,
        version: legalTexts.find((text) => text.kind === kind)?.version ?? 1,
        givenAt: joinedAt,
      })),
    ),
  );
}
