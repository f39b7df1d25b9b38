import { existsSync, globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const IMPORTS = /^(?:import|export) (?!type)[^;]*?from "([^"]+)"/gm;
const FRONT = ["app/root.tsx", "app/layouts/default.tsx", "app/routes/home.tsx"];
/** The pages on which visitors look for a trip and choose one: they go from each of these to the next. */
const SHOP = [
  "app/routes/course/city.tsx",
  "app/routes/course/detail.tsx",
  "app/routes/search.tsx",
];
/** Packages with a chunk of their own below; a module that imports another one stays out of the shared files. */
const GROUPED = /^(react|react-dom|react-router|i18next|react-i18next|lucide-react|clsx)(\/|$)/;

const importsOf = new Map<string, readonly string[]>();

/** The files of ours, and the names of packages, that a file asks for. */
function imports(file: string): readonly string[] {
  const known = importsOf.get(file);
  if (known) return known;
  const names = [...readFileSync(file, "utf8").matchAll(IMPORTS)].map(([, name = ""]) => name);
  const found = names.map((name) => {
    if (name.startsWith("#app/")) return resolve("app", name.slice(5));
    return name.startsWith(".") ? resolve(file, "..", name) : name;
  });
  importsOf.set(file, found);
  return found;
}

/** Our modules that these pages need, besides the pages themselves. */
function modulesOf(pages: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file) || !/(?<!\.server)\.tsx?$/.test(file) || !existsSync(file)) return;
    found.add(file);
    for (const each of imports(file)) follow(each);
  };
  for (const page of pages) follow(resolve(page));
  for (const page of pages) found.delete(resolve(page));
  return found;
}

function isLight(file: string): boolean {
  return [file, ...modulesOf([file])].every((each) =>
    imports(each).every((name) => name.startsWith("/") || GROUPED.test(name)),
  );
}

/** A few bytes that pages ask for which need nothing else of the shared parts. */
const SMALL = resolve("app/domain/help/question/ask-path.ts");
/** Bars and maps of details: the many pages that take the shared parts have neither. */
const OF_DETAILS = [
  "app/features/catalog/product/detail-bar.tsx",
  "app/features/catalog/product/product-bar.tsx",
  "app/locales/place-files.client.ts",
  "app/platform/browser/steps-back.ts",
  "app/platform/i18n/place-names.client.ts",
  "app/ui/overlay/use-share.ts",
].map((file) => resolve(file));
const front = new Set([...modulesOf(FRONT), SMALL]);
const shop = new Set([...modulesOf(SHOP)].filter(isLight));
for (const file of OF_DETAILS) shop.delete(file);

const ICONS = "node_modules/lucide-react/dist/esm";

/** The bar and the head of pages inside a journey: too small for files of their own. */
const journey = new Set(
  [...globSync("app/ui/journey/*"), "app/ui/page-head.tsx"].map((file) => resolve(file)),
);

/** The files of the icons that the shop draws in more than one place; several names may be of one file. */
function shopIcons(): ReadonlySet<string> {
  const pages = globSync("app/routes/**/*.tsx", { exclude: ["app/routes/admin/**"] });
  const files = ["app/root.tsx", "app/layouts/default.tsx", ...pages];
  const modules = [...files.map((file) => resolve(file)), ...modulesOf(files)];
  const names = modules.flatMap(iconNames);
  const drawn = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  const exported = readFileSync(`${ICONS}/lucide-react.mjs`, "utf8").matchAll(
    /export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g,
  );
  return new Set(
    [...exported]
      .filter(([, known = ""]) =>
        [...known.matchAll(/default as (\w+)/g)].some(([, name = ""]) => drawn.has(name)),
      )
      .map(([, , file = ""]) => resolve(ICONS, file)),
  );
}

function iconNames(file: string): readonly string[] {
  const [, names = ""] =
    /import \{([^}]*)\} from "lucide-react"/.exec(readFileSync(file, "utf8")) ?? [];
  return names.split(",").map((name) => name.trim().split(" as ")[0] ?? "");
}

const icons = shopIcons();
/** Chunks of the bars inside journeys and over details, which few pages have. */
const isOfBars = (id: string) => /\/icons\/(arrow-left|share)\.m?js$/.test(id);
const isShared = (id: string) =>
  /node_modules\/(lucide-react|clsx)\//.test(id) &&
  (!id.includes("/icons/") || (icons.has(id) && !isOfBars(id)));

/**
 * What nearly every page needs comes in a few files: each further one costs a phone a request. Measured with brotli on
 * 20 November 2026: groups by how many pages share a module weigh 241 kB a page instead of 174. Without `parts`,
 * `journey` and `icons` it is 165 kB, but a course page fetches 78 files instead of 32.
 */
export const chunkGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: "router", test: /node_modules\/react-router\//, priority: 2 },
  { name: "words", test: /node_modules\/(i18next|react-i18next)\//, priority: 2 },
  { name: "shell", test: (id: string) => front.has(id), priority: 1 },
  { name: "parts", test: (id: string) => shop.has(id), minShareCount: 2, priority: 1 },
  { name: "journey", test: (id: string) => journey.has(id), priority: 0 },
  { name: "icons", test: isShared, minShareCount: 5, priority: 1 },
];
