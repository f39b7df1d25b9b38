import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import {
  DatabaseUnreachable,
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from "#app/db/client.server.ts";
import { DataDirectoryRefused } from "#app/db/data-lock.server.ts";
import { layDemo } from "#app/db/seed/lay-demo.server.ts";
import { BadEnvironment, type Env, readEnv } from "#app/platform/env.server.ts";
import { hashPassword } from "#app/platform/password.server.ts";
import type { Services } from "#app/platform/services.server.ts";

/** Reads .env, if there is one, below the variables that are set. */
export function bootEnv(): Env {
  if (existsSync(".env")) loadEnvFile(".env");
  return readEnv(process.env);
}

/** Opens, migrates and, in demo mode, fills the database. */
export function bootDatabase(env: Env, now: Date): Promise<OpenDatabase> {
  const prepare = env.mode === "demo" ? layDemo(now, hashPassword) : async () => {};
  return env.databaseUrl
    ? openPostgres(env.databaseUrl, prepare)
    : openEmbedded(env.dataDir, prepare);
}

export function siteOf(env: Env, buildId: string): Services["site"] {
  return {
    mode: env.mode,
    buildId,
    secureCookies: env.publicOrigin?.startsWith("https:") ?? false,
    languageCookieDomain: env.languageCookieDomain,
  };
}

/** What a person who starts the shop can mend is said in one line; the rest is a bug and shows its trace. */
export function explainAndExit(cause: unknown): never {
  if (cause instanceof BadEnvironment) for (const line of cause.lines) console.error(line);
  else if (cause instanceof DatabaseUnreachable || cause instanceof DataDirectoryRefused) {
    console.error(cause.message);
  } else console.error(cause);
  process.exit(1);
}
