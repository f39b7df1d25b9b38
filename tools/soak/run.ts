import { parseArgs } from "node:util";
import { ensureBuild } from "../../scripts/build.ts";
import { soak } from "./soak.ts";
import { growth, LEAST_SOLD, quarters } from "./soak-record.ts";
import type { Sample } from "./soak-walk.ts";

/** A long run by night: `npm run soak -- --minutes 120 --seed 7`. Ends with 1 where anything was not as it has to be. */
const MOST_GROWTH = 0.05;
const { values } = parseArgs({
  options: { minutes: { type: "string", default: "120" }, seed: { type: "string" } },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? Date.now() % 100_000);
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error("npm run soak: --minutes and --seed must be numbers");
  process.exit(2);
}

await ensureBuild();
console.log(`Soaking for ${minutes} minutes, seed ${seed} …`);
const { record, samples, unsettled, breaches, forgotten, said } = await soak({
  seconds: minutes * 60,
  seed,
  visitors: 4,
  buyers: 3,
  breathMs: 150,
  lastsMs: 15_000,
  peaceMs: 25_000,
  measureMs: 15_000,
  holdSeconds: 60,
  say: (line) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`),
});

const grown = {
  used: (each: Sample) => each.used,
  resident: (each: Sample) => each.resident,
  files: (each: Sample) => each.files,
  sockets: (each: Sample) => each.sockets,
  connections: (each: Sample) => each.connections,
};
const wrong: string[] = [
  ...record.unexplained().map(({ what, from }) => `${new Date(from).toISOString()} ${what}`),
  ...unsettled.map((what) => `not settled: ${what}`),
  ...breaches.map(({ rule, subject, detail }) => `${rule} ${subject}: ${detail}`),
  ...forgotten.map((id) => `told paid and is not: ${id}`),
];
for (const [name, of] of Object.entries(grown)) {
  const series = samples.map(of);
  const grew = growth(series);
  const line = `${name}: ${quarters(series).join(", ")} by quarter, ${(grew * 100).toFixed(1)} % from the second to the last`;
  console.log(line);
  if (grew > MOST_GROWTH) wrong.push(`not flat: ${line}`);
}
const sold = quarters(samples.map(({ paid }) => paid));
console.log(`paid: ${sold.join(", ")} by the middle of each quarter`);
if (new Set([0, ...sold]).size < 5) wrong.push("there was a quarter in which nobody bought");
const taken = samples.map((sample) => sample.taken);
console.log(
  `processor taken by the host: ${(Math.max(...taken) * 100).toFixed(0)} % at most, more than half in ${taken.filter((each) => each > 0.5).length} of ${taken.length} measurements`,
);
const share = `sold outside of the troubles: ${(record.sold() * 100).toFixed(1)} % of what buyers wanted`;
console.log(share);
if (record.sold() < LEAST_SOLD) wrong.push(`not enough ${share}`);
for (const [what, count] of [...record.counts].sort()) console.log(`${what}: ${count}`);
console.log(`faults inside the troubles: ${record.faults.length - record.unexplained().length}`);
for (const line of wrong) console.error(line);
for (const lines of said) console.error(`What the shop wrote: ${lines}`);
console.log(`${wrong.length} wrong.`);
process.exit(wrong.length === 0 ? 0 : 1);
