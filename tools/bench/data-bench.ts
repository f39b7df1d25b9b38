import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";
import { type ShopProcess, startShop } from "#tests/support/server/shop-process.ts";
import { percentile } from "./load.ts";
import { bodyOf, dataPath, PAGES } from "./pages.ts";
import { kilobytes, table } from "./report.ts";

/** Jobs of the shop ask now and then, too: the middle one of several renders has only its own statements. */
const RENDERS = 9;

/** The queries of a page that is rendered again, and what a browser is sent: the whole page, or only its data. */
export async function dataBench(dataDir: string): Promise<string> {
  const server = await startPostgres({
    settings: { shared_preload_libraries: "pg_stat_statements" },
  });
  const admin = await openConnection(server.url);
  await admin.query("create database shop");
  await admin.query("create extension pg_stat_statements");
  const counted = async () => {
    const { rows } = await admin.query<{ calls: number }>(`
      select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
      where dbid = (select oid from pg_database where datname = 'shop')`);
    return rows[0]?.calls ?? 0;
  };
  const env = { DATA_DIR: dataDir, DATABASE_URL: `${server.url}/shop` };
  const rendered = await eachPage({ ...env, PAGE_CACHE: "off" }, async (shop, path) =>
    String(await statementsOf(shop.url + path, counted)),
  );
  const sent = await eachPage({ ...env, PAGE_CACHE: "on" }, weights);
  await admin.end();
  await server.stop();
  const rows = Object.keys(PAGES).map((name, at) => [
    name,
    rendered[at] ?? "",
    ...(sent[at] ?? []),
  ]);
  return table(["page", "statements", "HTML", "as sent", "`.data`", "as sent"], rows);
}

async function eachPage<Result>(
  env: NodeJS.ProcessEnv,
  measure: (shop: ShopProcess, path: string) => Promise<Result>,
): Promise<Result[]> {
  const shop = await startShop(env);
  const results: Result[] = [];
  for (const path of Object.values(PAGES)) results.push(await measure(shop, path));
  await shop.stop();
  return results;
}

async function statementsOf(url: string, counted: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let render = 0; render < RENDERS; render += 1) {
    const before = await counted();
    await bodyOf(url, "identity");
    all.push((await counted()) - before);
  }
  return percentile(all, 50);
}

async function weights({ url }: ShopProcess, path: string): Promise<string[]> {
  const sizes: string[] = [];
  for (const address of [url + path, url + dataPath(path)]) {
    for (const encoding of ["identity", "br"] as const) {
      // The first answer may be made while it is sent; the second comes from the cache.
      await bodyOf(address, encoding);
      sizes.push(kilobytes((await bodyOf(address, encoding)).bytes.length));
    }
  }
  return sizes;
}
