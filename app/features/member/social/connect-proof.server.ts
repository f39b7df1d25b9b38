import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { isStaff } from "#app/domain/desk/role/role-rights.ts";
import { connectProofSchema } from "#app/domain/member/login/account-forms.ts";
import { takeCode } from "#app/features/member/second-factor/take-code.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError, parseForm } from "#app/platform/http/form.ts";
import { checkMemberPassword } from "#app/platform/session/password.server.ts";

/** How a member shows who they are before they connect a provider: as strongly as they can. */
export type ConnectProof = "code" | "password" | "provider";

export async function connectProof(db: Database, memberId: string): Promise<ConnectProof> {
  const [member] = await db
    .select({
      role: members.role,
      totpSecret: members.totpSecret,
      passwordHash: members.passwordHash,
    })
    .from(members)
    .where(eq(members.id, memberId));
  if (member?.totpSecret && isStaff(member.role)) return "code";
  return member?.passwordHash ? "password" : "provider";
}

type Proving = Pick<Services, "db" | "now" | "secrets">;

/** Refuses a wrong code or password; a member with neither still has to log in through a linked provider. */
export async function checkConnectProof(
  services: Proving,
  memberId: string,
  form: FormData,
): Promise<ConnectProof> {
  const proof = await connectProof(services.db, memberId);
  if (proof === "provider") return proof;
  const given = parseForm(connectProofSchema(proof), form);
  if (proof === "password") {
    await checkMemberPassword(services, memberId, given.proof, "proof");
  } else if (!(await takeCode(services, { memberId, code: given.proof }))) {
    throw new FormError({ proof: "auth.second_factor_wrong" });
  }
  return proof;
}
