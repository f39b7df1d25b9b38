import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { BackupRefused } from "#app/db/backup/backup-refused.ts";
import {
  DatabaseUnreachable,
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from "#app/db/client.server.ts";
import { DataDirectoryRefused } from "#app/db/connection/data-lock.server.ts";
import { indexPosts } from "#app/db/query/index-posts.server.ts";
import { indexProducts } from "#app/db/query/index-products.server.ts";
import { diskStorage } from "#app/integrations/storage/disk-storage.ts";
import type { FileStorage } from "#app/integrations/storage/file-storage.ts";
import { BadEnvironment, type Env, readEnv } from "#app/platform/env/env.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { type SecretBox, secretBox } from "#app/platform/session/secret-box.server.ts";

/** Reads .env, if there is one, below the variables that are set. */
export function bootEnv(): Env {
  if (existsSync(".env")) loadEnvFile(".env");
  return readEnv(process.env);
}

/** Opens, migrates and, in demo mode, fills the database, and indexes it for the search. */
export async function bootDatabase(env: Env, now: Date): Promise<OpenDatabase> {
  const prepare = env.mode === "demo" ? await demoSeed(now) : indexAll;
  return env.databaseUrl
    ? openPostgres({ url: env.databaseUrl, directUrl: env.databaseDirectUrl }, prepare)
    : openEmbedded(env.dataDir, prepare);
}

async function indexAll(db: OpenDatabase["db"]): Promise<void> {
  await indexProducts(db);
  await indexPosts(db);
}

/** Loaded by the demo alone: a shop in production never reads the demo data. */
async function demoSeed(now: Date) {
  const { seedDemo } = await import("#demo/seed/seed-demo.server.ts");
  return seedDemo(now, hashPassword);
}

export function siteOf(env: Env, buildId: string, port: number): Services["site"] {
  return {
    mode: env.mode,
    buildId,
    origin: env.publicOrigin ?? `http://localhost:${port}`,
    secureCookies: env.publicOrigin?.startsWith("https:") ?? false,
    languageCookieDomain: env.languageCookieDomain,
    staffSecondFactor: env.staffSecondFactor,
    savesVouchers: env.savesVouchers,
    social: env.social,
    payment: env.payment,
    chat: env.chat,
    plannerModel: env.plannerModel,
    holdSeconds: env.holdSeconds,
    mapTiles: env.mapTiles,
    verification: env.verification,
    routeRules: env.routeRules,
  };
}

/** The secret of this installation: configured, or generated once and stored next to the embedded database. */
export function bootSecrets({ appSecret, dataDir, databaseUrl }: Env): SecretBox {
  if (appSecret) return secretBox(appSecret);
  // Several demo instances on one server must read each other's seals.
  if (databaseUrl) return secretBox(`demo secret of ${databaseUrl}`);
  const path = join(dataDir, "secret");
  if (!existsSync(path))
    writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return secretBox(readFileSync(path, "utf8"));
}

/**
 * A bucket where one is configured; otherwise next to the embedded database, or in the DATA_DIR that several instances
 * share.
 */
export async function bootStorage({ dataDir, s3 }: Env): Promise<FileStorage> {
  if (!s3) return diskStorage(join(dataDir, "uploads"));
  const { s3Storage } = await import("#app/integrations/storage/s3-storage.ts");
  return s3Storage(s3);
}

const EXPLAINED = [DatabaseUnreachable, DataDirectoryRefused, BackupRefused];

/** Errors that the operator can fix are printed in one line; anything else is a bug and shows its trace. */
export function explainAndExit(cause: unknown): never {
  if (cause instanceof BadEnvironment) for (const line of cause.lines) console.error(line);
  else if (EXPLAINED.some((kind) => cause instanceof kind)) console.error((cause as Error).message);
  else console.error(cause);
  process.exit(1);
}
