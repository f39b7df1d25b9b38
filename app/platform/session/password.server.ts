import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";

const derive = promisify(argon2);

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9_-]+)\$([A-Za-z0-9_-]+)$/;

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { message: bytes(password), nonce, ...COST });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
}

/** Takes equally long without a stored hash, so that the response time does not reveal who exists. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = "", tag = ""] = STORED.exec(stored ?? NOBODY) ?? [];
  const expected = Buffer.from(tag, "base64url");
  const actual = await derive("argon2id", {
    message: bytes(password),
    nonce: Buffer.from(nonce, "base64url"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && stored !== null;
}

const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Normalised, because a Mac sends Hangul in decomposed form. */
function bytes(password: string): Buffer {
  return Buffer.from(password.normalize("NFC"));
}

/**
 * Protects against a stranger at an open browser. `field` is where the form shows the error. Answers with the verified
 * hash: what is changed by it must find it unchanged.
 */
export async function checkMemberPassword(
  { db }: Pick<Services, "db">,
  memberId: string,
  password: string,
  field: string,
): Promise<{ readonly loginId: string | null; readonly passwordHash: string }> {
  await throttleOf(db).take("own-password", memberId);
  const [member] = await db
    .select({ loginId: members.loginId, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, memberId));
  const isRight = await verifyPassword(password, member?.passwordHash ?? null);
  if (!isRight || !member?.passwordHash) {
    throw new FormError({ [field]: "auth.password_wrong" });
  }
  await throttleOf(db).clear("own-password", memberId);
  return { loginId: member.loginId, passwordHash: member.passwordHash };
}
