import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The least that a server can do: one answer to every request, its bytes and headers read from a file. */
const [file = ""] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(`${file}.json`, "utf8")) as Record<string, string>;
const bytes = readFileSync(file);

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, () => {
  console.log(`is open at http://localhost:${(server.address() as AddressInfo).port}`);
});
