import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export const MB = 1024 * 1024;

type Answer = { readonly status: number; readonly head: string; readonly body: string };

/** A browser's connection, byte by byte: it sends slower than a server that hangs up would wait. */
export async function slowConnection(url: string) {
  const { port } = new URL(url);
  const socket = connect(Number(port), "localhost");
  await once(socket, "connect");
  let received = Buffer.alloc(0);
  let problem: string | undefined;
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
  });
  socket.on("error", (cause: NodeJS.ErrnoException) => {
    problem = cause.code;
  });
  async function next(): Promise<Answer> {
    for (;;) {
      const answer = answerIn(received);
      if (answer) {
        received = received.subarray(answer.length);
        return answer;
      }
      if (problem ?? socket.closed) throw new Error(problem ?? "closed without an answer");
      await sleep(20);
    }
  }
  /** The next answer, and whether a 100 Continue came before it. */
  async function answer() {
    const first = await next();
    return first.status === 100
      ? { ...(await next()), isInvited: true }
      : { ...first, isInvited: false };
  }
  return { socket, answer };
}

/** A whole answer at the beginning of what was received, and how many bytes it has. */
function answerIn(received: Buffer): (Answer & { readonly length: number }) | undefined {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = received.subarray(0, end).toString();
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
  const rest = received.subarray(end + 4);
  const size = /^transfer-encoding: chunked/im.test(head)
    ? rest.indexOf("0\r\n\r\n") + 5
    : Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  if (size === 4 || rest.length < size) return undefined;
  return { status, head, body: rest.subarray(0, size).toString(), length: end + 4 + size };
}

/** The head of a POST from a page of the shop itself. */
export function headOf(url: string, headers: Readonly<Record<string, string>>): string {
  const { host, origin, pathname, search } = new URL(url);
  const lines = Object.entries({ host, origin, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`POST ${pathname}${search} HTTP/1.1`, ...lines, "\r\n"].join("\r\n");
}

/** Half of it, a second of nothing, and the rest: longer than an answered request was waited for. */
export async function sendSlowly(socket: Socket, parts: readonly Buffer[]) {
  for (const [index, part] of parts.entries()) {
    if (index === Math.floor(parts.length / 2)) await sleep(1_200);
    if (!socket.write(part)) await Promise.race([once(socket, "drain"), once(socket, "close")]);
  }
}

export const partsOf = (bytes: number) =>
  Array.from({ length: bytes / MB }, () => Buffer.alloc(MB, "a"));
export const chunked = (part: Buffer) =>
  Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n")]);
