import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";
import {
  connectServer,
  type Message,
  message,
  messageReader,
  type PooledServer,
} from "./pooler-server.ts";

const SSL_REQUEST = 80_877_103;
const AUTHENTICATED = message("R", Buffer.alloc(4));
const KEY = message("K", Buffer.alloc(8));
const READY = message("Z", Buffer.from("I"));

/**
 * A pooler in transaction mode, like PgBouncer: a client has a server from the first statement of a transaction to its
 * end, and another one for the next. Session state is lost in between; statements that are prepared by name are
 * refused.
 */
export async function transactionPooler(address: string, size: number) {
  const servers = await Promise.all(Array.from({ length: size }, () => connectServer(address)));
  const free = [...servers];
  const waiting: ((server: PooledServer) => void)[] = [];
  const seen = { turns: 0, named: 0, clients: 0 };
  const sockets = new Set<Socket>();

  function take(): Promise<PooledServer> {
    seen.turns += 1;
    const server = free.pop();
    if (server) return Promise.resolve(server);
    return new Promise((resolve) => waiting.push(resolve));
  }
  async function giveBack(server: PooledServer): Promise<void> {
    await server.forget();
    const next = waiting.shift();
    if (next) next(server);
    else free.push(server);
  }

  async function replace(old: PooledServer): Promise<void> {
    old.socket.destroy();
    const server = await connectServer(address);
    servers.splice(servers.indexOf(old), 1, server);
    await giveBack(server);
  }

  function serve(client: Socket): void {
    seen.clients += 1;
    let server: PooledServer | undefined;
    let isTaking = false;
    /** Answers that the server owes, and whether it has been told something since the last question. */
    let owed = 0;
    let isAsking = false;
    const unsent: Message[] = [];

    function send({ type, bytes }: Message): void {
      isAsking = type !== "Q" && type !== "S";
      if (!isAsking) owed += 1;
      server?.socket.write(bytes);
    }
    function hear({ type, bytes }: Message): void {
      client.write(bytes);
      if (type !== "Z") return;
      owed -= 1;
      if (bytes[5] !== "I".charCodeAt(0) || owed > 0 || isAsking || !server) return;
      const done = server;
      server = undefined;
      void giveBack(done);
    }
    async function begin(): Promise<void> {
      isTaking = true;
      const taken = await take();
      isTaking = false;
      if (client.destroyed) return giveBack(taken);
      server = taken;
      server.hears = hear;
      for (const each of unsent.splice(0)) send(each);
    }
    const read = messageReader((each) => {
      if (each.type === "X") return void client.end();
      if (each.type === "P" && each.bytes[5] !== 0) {
        seen.named += 1;
        return void client.destroy();
      }
      if (server) return send(each);
      unsent.push(each);
      if (!isTaking) void begin();
    });
    client.on("close", () => {
      // Its unfinished transaction has no client any more, so the server is replaced.
      if (server) void replace(server);
    });
    greet(client, servers[0]?.greeting ?? [], read);
  }

  const door = createServer((client) => {
    sockets.add(client);
    client.on("error", () => {}).on("close", () => sockets.delete(client));
    serve(client);
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    door.close();
    for (const socket of [...sockets, ...servers.map((each) => each.socket)]) socket.destroy();
  });
  const through = new URL(address);
  through.port = String((door.address() as AddressInfo).port);
  return { url: through.href, seen };
}

/** Says on the server's behalf that all is well; what follows is for the reader of messages. */
function greet(client: Socket, greeting: readonly Buffer[], read: (chunk: Buffer) => void): void {
  let isGreeted = false;
  client.on("data", (chunk: Buffer) => {
    if (isGreeted) return read(chunk);
    if (chunk.readInt32BE(4) === SSL_REQUEST) return void client.write("N");
    isGreeted = true;
    client.write(Buffer.concat([AUTHENTICATED, ...greeting, KEY, READY]));
  });
}
