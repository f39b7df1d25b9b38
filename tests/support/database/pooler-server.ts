import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** One message of PostgreSQL's protocol: its letter, and all of its bytes. */
export type Message = { readonly type: string; readonly bytes: Buffer };

/** Cuts what arrives into messages, however it was broken up on the way. */
export function messageReader(onMessage: (message: Message) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const size = 1 + rest.readInt32BE(1);
      const bytes = rest.subarray(0, size);
      rest = rest.subarray(size);
      onMessage({ type: String.fromCharCode(bytes[0] ?? 0), bytes });
    }
  };
}

export function message(type: string, payload: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, "latin1");
  head.writeInt32BE(4 + payload.length, 1);
  return Buffer.concat([head, payload]);
}

/** A connection to the real server that clients have in turn, and that remembers nothing between two of them. */
export type PooledServer = {
  readonly socket: Socket;
  /** What the server announces to a new client. */
  readonly greeting: readonly Buffer[];
  /** The client that has it now. */
  hears: (message: Message) => void;
  readonly forget: () => Promise<void>;
};

export async function connectServer(address: string): Promise<PooledServer> {
  const { hostname, port, username, pathname } = new URL(address);
  const socket = connect(Number(port), hostname);
  const greeting: Buffer[] = [];
  let ready = Promise.withResolvers<void>();
  const untilReady = ({ type, bytes }: Message) => {
    if (type === "S") greeting.push(bytes);
    if (type === "Z") ready.resolve();
  };
  const server: PooledServer = {
    socket,
    greeting,
    hears: untilReady,
    forget: async () => {
      ready = Promise.withResolvers();
      server.hears = ({ type }) => {
        if (type === "Z") ready.resolve();
      };
      socket.write(message("Q", Buffer.from("discard all\0")));
      await ready.promise;
    },
  };
  socket.on("error", () => {});
  const refused = once(socket, "close").then(() => {
    throw new Error("the server took no connection");
  });
  socket.on(
    "data",
    messageReader((each) => server.hears(each)),
  );
  await once(socket, "connect");
  const words = ["user", username, "database", pathname.slice(1), "", ""].join("\0");
  const startup = Buffer.alloc(8 + Buffer.byteLength(words));
  startup.writeInt32BE(startup.length, 0);
  startup.writeInt32BE(196_608, 4);
  startup.write(words, 8);
  socket.write(startup);
  await Promise.race([ready.promise, refused]);
  // Its end later on is no error.
  refused.catch(() => {});
  return server;
}
