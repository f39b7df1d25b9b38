import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

/** A proxy to the database that can be cut: open connections break, and new ones are refused. */
export async function wireTo(address: string) {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  const waiting: Socket[] = [];
  const state = { slams: false, isFrozen: false, lastPieces: [] as number[] };
  const server = createServer((near) => {
    if (state.slams) return void near.destroy();
    if (state.isFrozen) return void waiting.push(near.on("error", () => {}).pause());
    const far = connect(Number(target.port), target.hostname);
    let left = state.lastPieces.shift() ?? Number.POSITIVE_INFINITY;
    const count = () => {
      left -= 1;
      if (left <= 0) near.destroy();
    };
    near.on("data", count);
    far.on("data", count);
    join(near, far);
    join(far, near);
  });
  function join(one: Socket, other: Socket): void {
    sockets.add(one);
    one.pipe(other);
    one.on("error", () => {});
    one.on("close", () => {
      sockets.delete(one);
      other.destroy();
    });
  }
  function dropAll(): void {
    for (const socket of sockets) socket.destroy();
  }
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.close();
    dropAll();
  });
  const through = new URL(target);
  through.port = String(port);
  return {
    url: through.href,
    /** No server behind it: connections are refused. */
    cut: () => {
      server.close();
      dropAll();
    },
    mend: () => listen(port),
    /** Open connections break without a message; new ones are accepted. */
    breakOff: () => {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    /** The next connections are gone with these pieces of what is said on them: the first with the first of them, and so on. */
    breakAt: (pieces: readonly number[]) => {
      state.lastPieces = [...pieces];
    },
    /** A proxy without a server behind it: it accepts connections, and closes them immediately. */
    slam: (slams: boolean) => {
      state.slams = slams;
      if (slams) dropAll();
    },
    /** Like a frozen server or a cut wire: nothing arrives any more, and nothing is closed. */
    freeze: (isFrozen: boolean) => {
      state.isFrozen = isFrozen;
      for (const socket of sockets) socket.unpipe().pause();
      for (const socket of waiting.splice(0)) socket.destroy();
    },
  };
}
