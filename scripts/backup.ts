import { resolve } from "node:path";
import { writeBackup } from "#app/features/operations/backup/write-backup.server.ts";
import { bootEnv, bootStorage, explainAndExit } from "../server/boot.ts";

/** Writes the whole shop of one moment into a folder, also while it works. Ends with 1 if it could not. */
try {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0 || folder.startsWith("-")) {
    console.error("Say where to: npm run backup -- <folder that is not there yet>");
    process.exit(1);
  }
  const env = bootEnv();
  const databaseUrl = env.databaseDirectUrl ?? env.databaseUrl;
  const shop = { ...env, databaseUrl, storage: await bootStorage(env) };
  const { manifest, files } = await writeBackup(shop, resolve(folder));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`The shop as it was at ${manifest.takenAt} is in ${resolve(folder)}:`);
  console.log(`${manifest.tables.length} tables with ${rows} rows, ${files} files of pictures.`);
  for (const name of manifest.missingFiles) console.error(`The shop itself has no ${name}.`);
  process.exit(0);
} catch (cause) {
  explainAndExit(cause);
}
