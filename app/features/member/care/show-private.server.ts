import { eq } from "drizzle-orm";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { PrivateField } from "#app/domain/member/member-care.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Look = {
  readonly by: string;
  readonly memberId: string;
  readonly field: PrivateField;
  readonly reason: string;
};

const COLUMN = { phone: members.phone, email: members.email, birthday: members.birthday } as const;

/** One masked fact of a member; the look and its reason are audited before it is shown. */
export async function showPrivate(
  { db, now }: Pick<Services, "db" | "now">,
  { by, memberId, field, reason }: Look,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select({ value: COLUMN[field] })
      .from(members)
      .where(eq(members.id, memberId));
    if (!member?.value) throw new AppError("common.not_found");
    await writeAudit(tx, {
      by,
      action: "member.show_private",
      subject: { kind: "member", id: memberId },
      after: { field, reason },
      at: now(),
    });
    return member.value;
  });
}
