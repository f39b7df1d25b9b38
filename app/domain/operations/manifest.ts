import { z } from "zod";

/** Raised when an older program could no longer read what is written. */
export const BACKUP_FORMAT = 1;

/** How far numbers skip ahead after a restore, so that none of a lost row is given twice. */
export const NUMBERS_LEFT_OUT = 1_000;

/** Tables that grant access: a session, link or invitation may have been revoked in the lost period. */
export const TABLES_LEFT_OUT: readonly string[] = [
  "sessions",
  "password_resets",
  "email_codes",
  "social_attempts",
  "staff_invitations",
  "trip_links",
];

const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  engine: z.enum(["embedded", "postgres"]),
  /** By the clock of the database: everything acknowledged before is in it. */
  takenAt: z.iso.datetime(),
  /** The last migration of the tables: its moment, by which migrations are known. */
  migration: z.number().int(),
  lastPaid: z.object({ number: z.string(), at: z.iso.datetime() }).nullable(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int().min(0),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.number().int() })),
  /** Pictures that rows know and that the shop itself no longer had. */
  missingFiles: z.array(z.string()),
});

/** What a backup holds, and of when. */
export type Manifest = z.infer<typeof manifestSchema>;

export function parseManifest(text: string): Manifest | undefined {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Everything between the backup and now is lost; a future moment is another clock's. */
export function secondsBetween(takenAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((now.getTime() - takenAt.getTime()) / 1000));
}

const SUM = /^([0-9a-f]{64}) {2}([\w.-]+(?:\/[\w.-]+)?)$/;

/** The lines of `SHA256SUMS`; undefined where one of them is not such a line, or leads elsewhere. */
export function parseSums(text: string): ReadonlyMap<string, string> | undefined {
  const sums = new Map<string, string>();
  if (!text.endsWith("\n")) return undefined;
  for (const line of text.slice(0, -1).split("\n")) {
    const [, sum, path] = SUM.exec(line) ?? [];
    if (!sum || !path || path.split("/").some((part) => /^\.+$/.test(part))) return undefined;
    sums.set(path, sum);
  }
  return sums;
}

export function formatSums(sums: ReadonlyMap<string, string>): string {
  return [...sums].map(([path, sum]) => `${sum}  ${path}\n`).join("");
}
