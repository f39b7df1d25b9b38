import { Socket } from "node:net";

type Target = {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path: string | false | undefined;
};

/**
 * A connection whose loss reaches the driver as an error, and never as an end. On an end it takes the connection up
 * again for whoever comes next: with the statements of a transaction that was lost (porsager/postgres 1216), waiting
 * without end for a server that only closes, or by writing to nothing, which ends the process (1208). What is lost
 * stays lost here, and its pool with it. Under TLS the driver has a socket of its own: there only the pool is replaced.
 */
export function closingSocket({ host, port, path }: Target, onLost: () => void): Socket {
  const socket = new Socket();
  const emit = socket.emit.bind(socket);
  const end = socket.end.bind(socket);
  const write = socket.write.bind(socket);
  let isOurEnd = false;
  const refuse = () => socket.listenerCount("error") > 0 && emit("error", connectionLost());

  socket.emit = (event: string, ...facts: unknown[]) => {
    if (event !== "close" || isOurEnd) return emit(event, ...facts);
    onLost();
    return refuse() || emit("close", ...facts);
  };
  // The driver sends a message before it ends a connection itself.
  socket.end = ((...last: Parameters<Socket["end"]>) => {
    isOurEnd ||= last.length > 0;
    return end(...last);
  }) as Socket["end"];
  socket.write = ((...sent: Parameters<Socket["write"]>) => {
    if (!socket.destroyed) return write(...sent);
    setImmediate(refuse);
    return true;
  }) as Socket["write"];

  if (path) return socket.connect(path);
  return socket.connect(port[0] ?? 5432, host[0] ?? "localhost");
}

export function connectionLost(): Error {
  return Object.assign(new Error("the connection to the database was lost"), {
    code: "CONNECTION_LOST",
  });
}
