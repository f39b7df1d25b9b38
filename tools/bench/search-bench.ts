import { drizzle } from "drizzle-orm/node-postgres";
import { type Database, openPostgres } from "#app/db/client.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { searchDocuments, searchWords } from "#app/db/schema/catalog/search-tables.ts";
import { searchDocument } from "#app/domain/catalog/search/search-document.ts";
import { searchProducts } from "#app/features/catalog/search/search-queries.server.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";
import { generatedCatalogue, generatedQuestions } from "./search-catalogue.ts";

export type SearchFigures = {
  readonly factor: number;
  readonly products: number;
  readonly p50: number;
  readonly p95: number;
};

type Shop = { readonly factor: number; readonly products: number; readonly db: Database };

const FACTORS = [1, 10, 100];
const WARM_ROUNDS = 2;
const ROUNDS = 10;
const BATCH = 1_000;

/** How long a search takes in catalogues of growing size; they are asked in turns, so that all see the same load. */
export async function searchBench(factors: readonly number[] = FACTORS): Promise<SearchFigures[]> {
  const server = await startPostgres();
  const pools: ResilientPool[] = [];
  const shops: Shop[] = [];
  try {
    for (const factor of factors) {
      const url = await createShop(server.url, factor);
      const products = generatedCatalogue(factor);
      await (await openPostgres(url, (db) => fill(db, products))).close();
      const pool = new ResilientPool(url, 1);
      pools.push(pool);
      shops.push({ factor, products: products.length, db: drizzle(pool) });
    }
    return await measure(shops);
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
    await server.stop();
  }
}

async function createShop(server: string, factor: number): Promise<string> {
  const admin = await openConnection(server);
  await admin.query(`create database catalogue_${factor}`);
  await admin.end();
  return `${server}/catalogue_${factor}`;
}

async function fill(db: Database, products: ReturnType<typeof generatedCatalogue>): Promise<void> {
  const words = new Map<string, string>();
  const documents = products.map((product, index) => {
    const document = searchDocument(product);
    for (const [keys, shown] of document.words) words.set(keys, shown);
    return { kind: product.kind, id: product.id, terms: document.terms, weight: index % 100 };
  });
  const dictionary = [...words].map(([keys, shown]) => ({ keys, shown }));
  for (let from = 0; from < documents.length; from += BATCH) {
    await db.insert(searchDocuments).values(documents.slice(from, from + BATCH));
  }
  for (let from = 0; from < dictionary.length; from += BATCH) {
    await db.insert(searchWords).values(dictionary.slice(from, from + BATCH));
  }
  await db.execute("analyze");
}

async function measure(shops: readonly Shop[]): Promise<SearchFigures[]> {
  const times = new Map<Shop, number[]>(shops.map((shop) => [shop, []]));
  for (let round = -WARM_ROUNDS; round < ROUNDS; round++) {
    for (const question of generatedQuestions()) {
      for (const shop of shops) {
        const begun = performance.now();
        await searchProducts(shop.db, question);
        if (round >= 0) times.get(shop)?.push(performance.now() - begun);
      }
    }
  }
  return shops.map((shop) => {
    const sorted = (times.get(shop) ?? []).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    return { factor: shop.factor, products: shop.products, p50: at(0.5), p95: at(0.95) };
  });
}

export function searchTable(figures: readonly SearchFigures[]): string {
  const least = figures[0]?.p95 ?? 1;
  return [
    "| catalogue | products | p50 | p95 | p95 against the smallest |",
    "|---|---|---|---|---|",
    ...figures.map(
      ({ factor, products, p50, p95 }) =>
        `| ${factor}× | ${products} | ${p50.toFixed(1)} ms | ${p95.toFixed(1)} ms | ${(p95 / least).toFixed(2)}× |`,
    ),
  ].join("\n");
}

if (import.meta.main) console.log(searchTable(await searchBench()));
