import { eq } from "drizzle-orm";
import { questions } from "#app/db/schema/help/help-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Look = { readonly id: number; readonly by: string };

/** The asker's unmasked phone number; every look is recorded in the audit log. */
export async function showPhone(
  { db, now }: Pick<Services, "db" | "now">,
  { id, by }: Look,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ phone: questions.phone, memberPhone: members.phone })
      .from(questions)
      .innerJoin(members, eq(members.id, questions.memberId))
      .where(eq(questions.id, id));
    const phone = row?.phone ?? row?.memberPhone;
    if (!phone) throw new AppError("common.not_found");
    const subject = { kind: "question", id };
    await writeAudit(tx, { by, action: "question.show_phone", subject, at: now() });
    return phone;
  });
}
