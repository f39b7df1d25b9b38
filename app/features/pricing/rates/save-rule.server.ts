import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { RatesChanged, type RuleKind } from "./prices-changed.ts";
import { type RowOf, RULE_KINDS, type RuleName, ruleKindOf } from "./rule-kinds.server.ts";

type Saving = Pick<Services, "db" | "now">;
type Staff = { readonly id: string };

/** `entry` is the history entry by which it can be undone, `days` how many prices followed. */
export type SavedRule = { readonly entry: number; readonly days: number };

type RuleSave<Name extends RuleName> = {
  readonly rule: Name;
  readonly key: string;
  /** What the form saw, in the words of `seen-rules.ts`. */
  readonly seen: string;
  /** The new row, made from the current one; undefined removes it. */
  readonly next: (standing: RowOf<Name> | undefined) => RowOf<Name> | undefined;
};

/** Writes one rule, and computes the prices that follow it again, in one transaction. */
export function saveRule<Name extends RuleName>(
  { db, now }: Saving,
  staff: Staff,
  { rule, key, seen, next }: RuleSave<Name>,
): Promise<SavedRule> {
  const kind = RULE_KINDS[rule];
  const subject = { kind: "price_rules", id: `${rule}:${key}` };
  return withSerializableRetry(db, async (tx) => {
    const before = await kind.lock(tx, key);
    await requireSeen(tx, { seen, standing: kind.seen(before), subject });
    const after = next(before);
    if (!before && !after) throw new AppError("common.not_found");
    const days = await write(tx, kind, { before, after, now: now() });
    const change = { before: before ?? undefined, after };
    const at = now();
    const entry = await writeAudit(tx, {
      by: staff.id,
      action: "price.rule",
      subject,
      ...change,
      at,
    });
    return { entry, days };
  });
}

/** Undoes a saved rule; refused once it was changed after that save. */
export function undoRule({ db, now }: Saving, staff: Staff, entry: number): Promise<SavedRule> {
  return withSerializableRetry(db, async (tx) => {
    const saved = await findRuleEntry(tx, entry);
    const { kind, key, before, after, subject } = saved;
    const standing = await kind.lock(tx, key);
    if (kind.seen(standing) !== kind.seen(after)) throw new AppError("price.undo_late");
    const days = await write(tx, kind, { before: standing, after: before, now: now() });
    const again = await writeAudit(tx, {
      by: staff.id,
      action: "price.rule_undo",
      subject,
      before: after,
      after: before,
      at: now(),
    });
    return { entry: again, days };
  });
}

type RuleChange<Row> = {
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  readonly now: Date;
};

async function write<Row>(
  tx: Database,
  kind: RuleKind<Row>,
  { before, after, now }: RuleChange<Row>,
): Promise<number> {
  if (after) await kind.put(tx, after);
  else if (before) await kind.remove(tx, before);
  const row = after ?? before;
  return row ? ((await kind.follow?.(tx, row, shopDayOf(now))) ?? 0) : 0;
}

async function findRuleEntry(tx: Database, entry: number) {
  const [row] = await tx
    .select({ id: auditEntries.subjectId, before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.id, entry),
        eq(auditEntries.subjectKind, "price_rules"),
        inArray(auditEntries.action, ["price.rule", "price.rule_undo"]),
      ),
    );
  const [name = "", ...key] = row?.id.split(":") ?? [];
  const kind = ruleKindOf(name);
  if (!row || !kind) throw new AppError("common.not_found");
  return {
    kind,
    key: key.join(":"),
    subject: { kind: "price_rules", id: row.id },
    before: row.before ?? undefined,
    after: row.after ?? undefined,
  };
}

type Subject = { readonly kind: string; readonly id: string };
type Seen = {
  /** What the form saw, as `seen-rules.ts` writes it. */
  readonly seen: string;
  readonly standing: string;
  readonly subject: Subject;
};

/** Refuses to overwrite what a colleague saved after the form was opened, and names the colleague. */
async function requireSeen(tx: Database, { seen, standing, subject }: Seen): Promise<void> {
  // A form ends its lines with two characters.
  if (seen.replaceAll("\r\n", "\n") === standing) return;
  throw new RatesChanged(await lastChange(tx, subject));
}

async function lastChange(tx: Database, { kind, id }: Subject) {
  const [last] = await tx
    .select({ by: members.name, at: auditEntries.createdAt })
    .from(auditEntries)
    .leftJoin(members, eq(members.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, id)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return { by: last?.by ?? null, at: last?.at ?? null };
}
