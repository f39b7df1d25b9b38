import { startShop } from "#tests/support/server/shop-process.ts";
import { openBrowser } from "./browser.ts";
import { PAGES } from "./pages.ts";
import { decimals, kilobytes, table } from "./report.ts";

/** What a first visit with a phone fetches, and what Lighthouse says of it. */
export async function phoneBench(dataDir: string): Promise<string> {
  const shop = await startShop({ DATA_DIR: dataDir });
  const browser = await openBrowser();
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    await fetch(shop.url + path, { headers: { "accept-encoding": "br" } });
    const weight = await browser.weigh(shop.url + path);
    const scores = await browser.judge(shop.url + path);
    rows.push([
      name,
      kilobytes(weight.script),
      kilobytes(weight.total),
      scores.performance === undefined ? "not scored here" : String(scores.performance),
      scores.spread?.join("–") ?? "",
      String(scores.accessibility),
      String(scores.bestPractices),
      String(scores.seo),
      decimals(scores.layoutShift, 3),
      scores.failed.join(", ") || "–",
    ]);
  }
  await browser.close();
  await shop.stop();
  return table(
    [
      "page",
      "JavaScript",
      "all",
      "performance (middle of 5)",
      "worst–best",
      "accessibility",
      "best practices",
      "SEO",
      "layout shift",
      "failed audits",
    ],
    rows,
  );
}
