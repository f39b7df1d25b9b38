import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import { json } from "node:stream/consumers";

/** What one buyer sends, one after the other, until something is refused. */
export type Step = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** How long each buyer waited for everything, what the last answer was, and how busy the driver itself was. */
export type Crowd = {
  readonly times: readonly number[];
  readonly statuses: readonly number[];
  readonly busy: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

function send({ url, headers, body }: Step): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = { "content-length": String(Buffer.byteLength(body)) };
    const asked = request(url, { method: "POST", agent, headers: { ...headers, ...length } });
    asked.on("error", reject);
    asked.on("response", (answer) => {
      answer.on("end", () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    asked.end(body);
  });
}

async function buy(steps: readonly Step[]) {
  const begun = performance.now();
  let status = 0;
  for (const step of steps) {
    status = await send(step);
    if (status !== 200) break;
  }
  return { status, took: performance.now() - begun };
}

const buyers = (await json(process.stdin)) as readonly (readonly Step[])[];
const idle = performance.eventLoopUtilization();
const ends = await Promise.all(buyers.map(buy));
const { utilization: busy } = performance.eventLoopUtilization(idle);
agent.destroy();
const crowd: Crowd = {
  times: ends.map(({ took }) => took),
  statuses: ends.map(({ status }) => status),
  busy,
};
console.log(JSON.stringify(crowd));
