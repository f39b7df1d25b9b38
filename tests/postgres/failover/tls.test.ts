import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPostgres } from "#app/db/client.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { postgresHome } from "#tests/support/database/postgres-home.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";
import { testCertificate } from "#tests/support/server/test-certificate.ts";

const { cert, key } = testCertificate();
const { folder: keys, owner } = await postgresHome();
const ours = await mkdtemp(join(tmpdir(), "palmtee-tls-"));
async function store(folder: string, name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text, { mode: 0o600 });
  return path;
}
const files = [await store(keys, "server.crt", cert), await store(keys, "server.key", key)];
for (const file of files) {
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(file, owner.uid, owner.gid);
}
const server = await startPostgres({
  settings: { ssl: "on", ssl_cert_file: files[0] ?? "", ssl_key_file: files[1] ?? "" },
});
// It signs itself, and is for `localhost` alone.
const ca = await store(ours, "ca.crt", cert);
const stranger = await store(ours, "stranger.crt", testCertificate().cert);
afterAll(async () => {
  await server.stop();
  await Promise.all([keys, ours].map((folder) => rm(folder, { recursive: true, force: true })));
});

const address = (host: string, query: string) =>
  `postgres://postgres@${host}:${server.port}/postgres?${query}`;

async function isEncrypted(url: string): Promise<boolean | undefined> {
  const connection = await openConnection(url);
  const { rows } = await connection.query<{ ssl: boolean }>(
    "select ssl from pg_stat_ssl where pid = pg_backend_pid()",
  );
  await connection.end();
  return rows[0]?.ssl;
}

test.each([
  ["localhost", `sslmode=verify-full&sslrootcert=${ca}`],
  ["localhost", `sslmode=require&sslrootcert=${ca}`],
  ["127.0.0.1", "sslmode=no-verify"],
])("over TLS the shop talks to %s with %s", async (host, query) => {
  expect(await isEncrypted(address(host, query))).toBe(true);
});

test.each([
  [
    "a name that the certificate does not have",
    "127.0.0.1",
    `sslmode=verify-full&sslrootcert=${ca}`,
  ],
  ["a certificate that nobody vouches for", "localhost", "sslmode=verify-full"],
  ["a certificate of somebody else", "localhost", `sslmode=require&sslrootcert=${stranger}`],
])("%s is refused, before anything else is sent", async (_, host, query) => {
  await expect(openConnection(address(host, query))).rejects.toThrow();
});

test("the whole shop works over TLS, with the server named twice", async () => {
  const url = `postgres://postgres@localhost:1,localhost:${server.port}/postgres?sslmode=verify-full&sslrootcert=${ca}`;
  const shop = await openPostgres(url, async () => {});
  const heard: string[] = [];
  await shop.listen("a_channel", { onMessage: (text) => heard.push(text), onConnected: () => {} });
  expect(await shop.claim("anything", async () => "claimed")).toBe("claimed");
  await shop.db.execute("select pg_notify('a_channel', 'hello')");
  await expect.poll(() => heard).toEqual(["hello"]);
  await shop.close();
});
