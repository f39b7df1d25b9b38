import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { members } from "#app/db/schema/member.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Client } from "#app/platform/client.server.ts";
import { inEvenTime } from "#app/platform/even-time.server.ts";
import { writeTo } from "#app/platform/outbox.server.ts";
import type { Services } from "#app/platform/services.server.ts";
import { throttleOf } from "#app/platform/throttle.server.ts";

/** Writes the IDs of an address to that address. Whoever asks here sees nothing of it. */
export async function mailLoginIds(
  { db, now }: Pick<Services, "db" | "now">,
  { email, locale }: { readonly email: string; readonly locale: Locale },
  { address }: Pick<Client, "address">,
): Promise<void> {
  await throttleOf(db).take("find-address", address);
  await throttleOf(db).take("find", `id:${email}`);
  await inEvenTime(() =>
    db.transaction(async (tx) => {
      const found = await tx
        .select({ loginId: members.loginId })
        .from(members)
        .where(
          and(
            eq(sql`lower(${members.email})`, email),
            isNotNull(members.loginId),
            isNull(members.withdrawnAt),
          ),
        )
        .orderBy(members.loginId);
      if (found.length === 0) return;
      await writeTo(tx, email, locale, {
        template: "find-id",
        event: `find-id:${now().getTime()}`,
        words: { loginId: found.map(({ loginId }) => loginId).join(", ") },
        link: "/login",
      });
    }),
  );
}
