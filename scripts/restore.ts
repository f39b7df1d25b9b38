import { resolve } from "node:path";
import { secondsBetween } from "#app/domain/operations/manifest.ts";
import { type Restored, restoreShop } from "#app/features/operations/backup/restore-shop.server.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import { bootEnv, bootStorage, explainAndExit } from "../server/boot.ts";

/** Fills an empty shop with a backup, whole or not at all, and says what is lost. Ends with 1 if it could not. */
try {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0 || folder.startsWith("-")) {
    console.error("Say from where: npm run restore -- <folder of a backup>");
    process.exit(1);
  }
  const env = bootEnv();
  const databaseUrl = env.databaseDirectUrl ?? env.databaseUrl;
  const shop = { ...env, databaseUrl, storage: await bootStorage(env) };
  const restored = await restoreShop(shop, resolve(folder));
  for (const line of report(env, restored, new Date())) console.log(line);
  process.exit(0);
} catch (cause) {
  explainAndExit(cause);
}

function report(env: Env, restored: Restored, now: Date): string[] {
  const { manifest, pictures, has, folder, cancelled } = restored;
  const { takenAt, lastPaid, tables, missingFiles } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lost = secondsBetween(new Date(takenAt), now);
  const paid = lastPaid ? `${lastPaid.number}, paid at ${lastPaid.at}` : "none";
  return [
    `The shop is as it was at ${takenAt}: ${tables.length} tables with ${rows} rows, ${pictures.length} files of pictures.`,
    `Lost is what happened after that, ${lost} seconds up to now. The last paid order in it: ${paid}.`,
    ...missingFiles.map((name) => `The backup has no ${name}: the shop had lost it before.`),
    ...secretLines(env, has("secret"), folder),
    "Not restored, because some may have been revoked since the backup: sessions, reset links, invitations to the staff (invite again), links to shared trips (their owners share again).",
    ...cancelled.map((number) => `The pay link of order ${number} was not paid, and is cancelled.`),
    "As at the time of the backup, whatever was changed since: roles, bans, passwords, second factors, connected logins, closed accounts, withdrawn consents. Look at /admin/staff first.",
    "Next: start the shop, which reads the card provider's list, look at /admin/system for charges since the backup, then stop it or wait, and run npm run audit:ledger.",
  ];
}

/** Seals of second factors and of provider tokens open with the secret that they were made with. */
function secretLines({ databaseUrl, appSecret }: Env, hasSecret: boolean, folder: string) {
  if (hasSecret && databaseUrl) return [`Set APP_SECRET to what is in ${folder}/secret.`];
  if (hasSecret || appSecret) return [];
  return ["Set APP_SECRET as it was: it is not in the backup."];
}
