import { rmSync } from "node:fs";
import { join } from "node:path";
import { lockDataDirectory } from "#app/db/connection/data-lock.server.ts";
import { bootEnv, explainAndExit } from "../server/boot.ts";

/** Deletes the embedded database; the next start seeds the demo again. A PostgreSQL server is not touched. */
try {
  const { dataDir, databaseUrl } = bootEnv();
  if (databaseUrl) {
    console.error("DATABASE_URL: is set; db:reset only clears the embedded database in DATA_DIR");
    process.exit(1);
  }
  const release = lockDataDirectory(dataDir);
  for (const name of ["pg", "pg.unfinished"]) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  release();
  console.log(`The embedded database in ${dataDir} is gone; the next start seeds the demo again.`);
} catch (cause) {
  explainAndExit(cause);
}
