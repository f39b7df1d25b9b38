import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { notices } from "#app/db/schema/content.ts";
import { type ListParams, ROWS_PER_PAGE } from "#app/domain/admin/list-params.ts";
import type { NoticeCategory } from "#app/domain/content/notice.ts";
import type { NoticeInput } from "#app/domain/content/notice-form.ts";
import { AppError } from "#app/domain/errors.ts";
import { inEachLocale, type Locale } from "#app/domain/locale.ts";
import {
  anyContains,
  everyLanguage,
  paged,
} from "#app/features/admin/kit/list-conditions.server.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";

type NoticeFilter = ListParams & { readonly category?: NoticeCategory | undefined };

export async function listNotices(
  db: Database,
  locale: Locale,
  { q, page, category }: NoticeFilter,
) {
  const where = and(
    anyContains(q, [everyLanguage(notices.title), everyLanguage(notices.body)]),
    category ? eq(notices.category, category) : undefined,
  );
  return paged(page, db.$count(notices, where), (offset) =>
    db
      .select({
        id: notices.id,
        category: notices.category,
        title: inLocale(notices.title, locale),
        languages: notices.title,
        pinned: notices.pinned,
        publishedAt: notices.publishedAt,
      })
      .from(notices)
      .where(where)
      .orderBy(desc(notices.pinned), desc(notices.publishedAt), desc(notices.id))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  );
}

export type NoticeRow = Awaited<ReturnType<typeof listNotices>>["rows"][number];

export async function findNotice(db: Database, id: number) {
  const [notice] = await db.select().from(notices).where(eq(notices.id, id));
  return notice;
}

export type NoticeRecord = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

type Saving = { readonly db: Database; readonly now: () => Date };

/** Without an id a new notice is created, published at its first save. */
export async function saveNotice(
  { db, now }: Saving,
  { by, id }: { readonly by: string; readonly id: number | undefined },
  { category, pinned, ...texts }: NoticeInput,
): Promise<number> {
  const after = {
    category,
    title: inEachLocale((locale) => texts[`title_${locale}`]),
    body: inEachLocale((locale) => texts[`body_${locale}`]),
    pinned: pinned === "on",
  };
  const at = now();
  return db.transaction(async (tx) => {
    const before = id === undefined ? undefined : await lockedNotice(tx, id);
    const [saved] =
      id === undefined
        ? await tx
            .insert(notices)
            .values({ ...after, publishedAt: at })
            .returning({ id: notices.id })
        : await tx
            .update(notices)
            .set(after)
            .where(eq(notices.id, id))
            .returning({ id: notices.id });
    if (!saved) throw new AppError("common.not_found");
    const action = id === undefined ? "notice.create" : "notice.save";
    await writeAudit(tx, { by, action, subject: subjectOf(saved.id), before, after, at });
    return saved.id;
  });
}

export async function deleteNotice(
  { db, now }: Saving,
  { by, id }: { readonly by: string; readonly id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockedNotice(tx, id);
    await tx.delete(notices).where(eq(notices.id, id));
    const action = "notice.delete";
    await writeAudit(tx, { by, action, subject: subjectOf(id), before, at: now() });
  });
}

async function lockedNotice(tx: Database, id: number) {
  const [notice] = await tx
    .select({
      category: notices.category,
      title: notices.title,
      body: notices.body,
      pinned: notices.pinned,
    })
    .from(notices)
    .where(eq(notices.id, id))
    .for("update");
  if (!notice) throw new AppError("common.not_found");
  return notice;
}

function subjectOf(id: number) {
  return { kind: "notice", id };
}
