import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";

/** What the driver saw, and how much of the time it had something to do: a busy driver measures itself. */
export type Driven = {
  readonly requests: number;
  readonly failed: number;
  readonly seconds: number;
  readonly busy: number;
  readonly p95: number;
};

const [address = "", seconds = "2", connections = "20"] = process.argv.slice(2);
const url = new URL(address);
const question = `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: br\r\n\r\n`;
const END_OF_HEAD = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");
const EMPTY = Buffer.alloc(0);
const times: number[] = [];
let failed = 0;
let isOver = false;

/** Bytes of the answer that are still to come; below zero, it ends with its last chunk. */
type Line = { readonly socket: Socket; left: number; begun: number; head: Buffer; tail: Buffer };

function ask(line: Line): void {
  if (isOver) return void line.socket.destroy();
  line.left = 0;
  line.head = line.tail = EMPTY;
  line.begun = performance.now();
  line.socket.write(question);
}

function answered(line: Line): void {
  times.push(performance.now() - line.begun);
  ask(line);
}

/** Only the length is read: a client that parsed every header would be slower than the server. */
function read(line: Line, piece: Buffer): void {
  if (line.left > 0) readCounted(line, piece);
  else if (line.left < 0) readChunks(line, piece);
  else readHead(line, piece);
}

function readHead(line: Line, piece: Buffer): void {
  line.head = line.head.length > 0 ? Buffer.concat([line.head, piece]) : piece;
  const end = line.head.indexOf(END_OF_HEAD);
  if (end < 0) return;
  const head = line.head.toString("latin1", 0, end).toLowerCase();
  if (!head.startsWith("http/1.1 200")) failed += 1;
  const length = /content-length: (\d+)/.exec(head)?.[1];
  const body = line.head.subarray(end + END_OF_HEAD.length);
  line.left = length === undefined ? -1 : Number(length);
  if (line.left < 0) readChunks(line, body);
  else readCounted(line, body);
}

function readCounted(line: Line, piece: Buffer): void {
  line.left -= piece.length;
  if (line.left === 0) answered(line);
}

/** The end may come in two pieces. */
function readChunks(line: Line, piece: Buffer): void {
  const seen = piece.length < LAST_CHUNK.length ? Buffer.concat([line.tail, piece]) : piece;
  line.tail = seen.subarray(-LAST_CHUNK.length);
  if (line.tail.equals(LAST_CHUNK)) answered(line);
}

const idle = performance.eventLoopUtilization();
const begun = performance.now();
const closed = Array.from({ length: Number(connections) }, () => {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  const line: Line = { socket, left: 0, begun: 0, head: EMPTY, tail: EMPTY };
  socket.on("connect", () => ask(line));
  socket.on("data", (piece) => read(line, piece));
  socket.on("error", () => {
    failed += 1;
  });
  return new Promise((resolve) => socket.on("close", resolve));
});
setTimeout(() => {
  isOver = true;
}, Number(seconds) * 1_000);
await Promise.all(closed);

// Not its processor time: on a crowded machine it also waits for a core, and holds the server back.
const { utilization: busy } = performance.eventLoopUtilization(idle);
const took = (performance.now() - begun) / 1_000;
const sorted = times.sort((a, b) => a - b);
const driven: Driven = {
  requests: times.length,
  failed,
  seconds: took,
  busy,
  p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
};
console.log(JSON.stringify(driven));
