import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { addDays, shopDayOf } from "#app/domain/common/date/local-date.ts";

/** The session of docs/assistants.md against a running shop. */
const [address = "http://localhost:3000"] = process.argv.slice(2);

const client = new Client({ name: "palmtee-example", version: "1.0.0" });
const transport = new StreamableHTTPClientTransport(new URL("/mcp", address));
await client.connect(transport as Transport);
const { tools } = await client.listTools();
show("initialize", client.getServerVersion());
show("tools/list", { tools: tools.map(({ name }) => name) });

const date = addDays(shopDayOf(new Date()), 60);
const wish = { from: date, nights: 3, regions: ["pattaya"], golfers: 4 };

const found = await call("find_courses", { words: "Laem Chabang", date, players: 4 });
show("find_courses", { courses: found.courses });

const { plans, url } = await call("plan_trip", { wish });
const [plan] = plans as Plan[];
if (!plan) throw new Error(`no trip is possible; see ${url}`);
show("plan_trip", { style: plan.style, total: plan.total, lines: plan.lines.length, url });
for (const { date: day, items } of plan.days) {
  for (const { starts, kind, reason } of items)
    console.log(`  ${day} ${starts} ${kind}: ${reason}`);
}

const quote = await call("quote_trip", { lines: plan.lines });
show("quote_trip", { total: quote.total, orderable: quote.orderable });

show("start_cart", await call("start_cart", { lines: plan.lines, wish }));
await client.close();

type Plan = {
  readonly style: string;
  readonly total: number;
  readonly lines: readonly unknown[];
  readonly days: readonly {
    readonly date: string;
    readonly items: readonly { readonly starts: string; kind: string; reason: string }[];
  }[];
};

async function call(name: string, args: Record<string, unknown>): Promise<Record<string, unknown>> {
  const answer = await client.callTool({ name, arguments: { ...args, locale: "en" } });
  if (answer.isError) throw new Error(`${name}: ${JSON.stringify(answer.content)}`);
  return answer.structuredContent as Record<string, unknown>;
}

function show(step: string, answer: unknown): void {
  console.log(`${step} ${JSON.stringify(answer)}`);
}
