import { type Browser, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumLaunch } from "#tests/support/browser/chromium.ts";
import { freePort } from "#tests/support/server/free-port.ts";

export type Weight = { readonly script: number; readonly total: number };
export type Scores = {
  readonly performance: number | undefined;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly layoutShift: number;
  readonly failed: readonly string[];
  /** The worst and the best performance of all turns. */
  readonly spread?: readonly [number, number];
};

const TURNS = 5;
const TRIES = 3;

type BenchBrowser = {
  readonly weigh: (url: string) => Promise<Weight>;
  readonly judge: (url: string) => Promise<Scores>;
  readonly close: () => Promise<void>;
};

export async function openBrowser(): Promise<BenchBrowser> {
  const { executablePath, args } = await chromiumLaunch();
  const browser = await chromium.launch({ executablePath, args });
  return {
    weigh: (url) => weighEncoded(browser, url),
    judge: async (url) => middleOf(await judgements(url)),
    close: () => browser.close(),
  };
}

/** The first visitors get pictures that are not encoded yet in their largest size: weighed is what all later ones fetch. */
async function weighEncoded(browser: Browser, url: string): Promise<Weight> {
  const { unfinished, ...weight } = await weigh(browser, url);
  return unfinished > 0 ? weighEncoded(browser, url) : weight;
}

/** Compressed bytes of a first visit with a phone, until nothing more is fetched. */
async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: "ko-KR",
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const weight = { script: 0, total: 0, unfinished: 0 };
  network.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (type === "Image" && response.headers["cache-control"] === "no-store")
      weight.unfinished += 1;
  });
  network.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    weight.total += encodedDataLength;
    if (kinds.get(requestId) === "Script") weight.script += encodedDataLength;
  });
  await network.send("Network.enable");
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  return weight;
}

/** One judgement depends on what else the machine did: as its makers advise, the middle one of five counts. */
async function judgements(url: string): Promise<Scores[]> {
  const all: Scores[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) all.push(await scored(url));
  return all;
}

/** Now and then Lighthouse sees no paint and scores nothing: such a turn is taken again, twice at most. */
async function scored(url: string): Promise<Scores> {
  let scores = await judgeAfresh(url);
  for (let tries = 1; tries < TRIES && !scores.performance; tries += 1) {
    scores = await judgeAfresh(url);
  }
  return scores;
}

/** Every judgement has a browser of its own: one that has shown pages before is slower. */
async function judgeAfresh(url: string): Promise<Scores> {
  const port = await freePort();
  const { executablePath, args } = await chromiumLaunch();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    return await judge(url, port);
  } finally {
    await browser.close();
  }
}

function middleOf(all: readonly Scores[]): Scores {
  const sorted = all.toSorted((a, b) => (a.performance ?? 0) - (b.performance ?? 0));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new RangeError("there is a middle one of five");
  return { ...middle, spread: [sorted[0]?.performance ?? 0, sorted.at(-1)?.performance ?? 0] };
}

/** Lighthouse as it judges phones. A browser without a picture of the load cannot score performance. */
async function judge(url: string, port: number): Promise<Scores> {
  const run = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    // Otherwise the home page would redirect this browser to the English pages.
    extraHeaders: { "accept-language": "ko" },
  });
  if (!run) throw new Error(`Lighthouse gave no answer for ${url}`);
  const { categories, audits } = run.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: categories.performance?.score == null ? undefined : score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    layoutShift: audits["cumulative-layout-shift"]?.numericValue ?? 0,
    failed: Object.values(audits)
      .filter((audit) => audit.score === 0 && audit.scoreDisplayMode === "binary")
      .map(({ id }) => id),
  };
}
