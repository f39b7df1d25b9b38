import { globSync, readFileSync, writeFileSync } from "node:fs";
import { cp, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

export const PSEUDO = "xx";

const COPIED = [
  "app",
  "demo",
  "drizzle",
  "public",
  "scripts",
  "server",
  "simulators",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/**
 * All that a language is apart from its messages. `Intl` formats it as Icelandic, so that leftover English would show.
 */
const ENTRY = `  ${PSEUDO}: {
    tag: "is-IS",
    name: "⟦Þšéûðô⟧",
    fallback: "en",
    firstWeekday: 1,
    hasParticles: false,
    numbers: { group: "’", point: "," },
    shortPrice: { unit: 1_000, digits: 0, suffix: "⟦ķ⟧" },
    spanUnits: "short",
    dates: {
      weekdays: { short: ["⟦7⟧", "⟦1⟧", "⟦2⟧", "⟦3⟧", "⟦4⟧", "⟦5⟧", "⟦6⟧"], long: ["⟦77⟧", "⟦11⟧", "⟦22⟧", "⟦33⟧", "⟦44⟧", "⟦55⟧", "⟦66⟧"] },
      months: {
        short: ["⟦I⟧", "⟦II⟧", "⟦III⟧", "⟦IV⟧", "⟦V⟧", "⟦VI⟧", "⟦VII⟧", "⟦VIII⟧", "⟦IX⟧", "⟦X⟧", "⟦XI⟧", "⟦XII⟧"],
        long: ["⟦I⟧", "⟦II⟧", "⟦III⟧", "⟦IV⟧", "⟦V⟧", "⟦VI⟧", "⟦VII⟧", "⟦VIII⟧", "⟦IX⟧", "⟦X⟧", "⟦XI⟧", "⟦XII⟧"],
      },
      monthDay: "{{date}} {{month}}",
      day: "{{monthDay}} {{year}}",
      month: "{{month}} {{year}}",
      dayAndWeekday: "{{weekday}} {{day}}",
      spokenDay: "{{weekday}} {{day}}",
      briefDay: "{{date}}/{{monthNumber}}/{{year}}",
      moment: "{{day}} {{time}}",
      yearOfPeriod: "last",
    },
  },
`;

/** A copy of the shop that speaks one language more: one entry in the table, and one folder of messages. */
export async function shopInPseudo(folder: string): Promise<void> {
  for (const each of COPIED) {
    await cp(each, join(folder, each), { recursive: true });
  }
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  const table = join(folder, "app/domain/common/language/languages.ts");
  const code = readFileSync(table, "utf8");
  const end = code.indexOf("});\n");
  writeFileSync(table, code.slice(0, end) + ENTRY + code.slice(end));

  const messages = join(folder, "app/locales", PSEUDO);
  await cp("app/locales/en", messages, { recursive: true });
  for (const file of globSync(join(messages, "*/*.json"))) {
    writeFileSync(file, pseudoJson(readFileSync(file, "utf8")));
  }
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      ...JSON.parse(readFileSync("tsconfig.json", "utf8")),
      include: ["app", "server", "*.ts", ".react-router/types/**/*"],
      exclude: ["**/*.test.ts", "**/*.test.tsx", "node_modules"],
    }),
  );
}

function pseudoJson(text: string): string {
  const messages = Object.entries(JSON.parse(text) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(messages.map(([key, each]) => [key, pseudo(each)])));
}

const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: "á", c: "ç", d: "ð", e: "é", g: "ğ", i: "ï", k: "ķ", l: "ļ", n: "ñ", o: "ö" },
  ...{ r: "ŕ", s: "š", t: "ţ", u: "û", y: "ý", z: "ž" },
};

/** "Log in" is ⟦Ļöğ ïñ⟧; the names of what is inserted stay. */
function pseudo(text: string): string {
  const parts = text.split(/(\{\{[^}]+\}\})/);
  const written = parts.map((part) =>
    part.startsWith("{{") ? part : part.replace(/[a-z]/g, (letter) => ACCENTED[letter] ?? letter),
  );
  return `⟦${written.join("")}⟧`;
}
