import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const IMPORTS = /^(?:import|export) (?!type)[^;]*?from "([^"]+)"/gm;
const FRONT = ["app/root.tsx", "app/layouts/default.tsx", "app/routes/home.tsx"];

/** The modules of ours that the front page cannot do without. */
function frontPageModules(): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file) || !/(?<!\.server)\.tsx?$/.test(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(IMPORTS)) {
      if (name.startsWith("#app/")) follow(resolve("app", name.slice(5)));
      else if (name.startsWith(".")) follow(resolve(file, "..", name));
    }
  };
  for (const file of FRONT) follow(resolve(file));
  for (const file of FRONT) found.delete(resolve(file));
  return found;
}

const front = frontPageModules();

/** What nearly every page needs comes in a few files: each further one costs a phone a request. */
export const chunkGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: "router", test: /node_modules\/react-router\//, priority: 2 },
  { name: "words", test: /node_modules\/(i18next|react-i18next)\//, priority: 2 },
  { name: "shell", test: (id: string) => front.has(id), priority: 1 },
  { name: "icons", test: /node_modules\/(lucide-react|clsx)\//, minShareCount: 6, priority: 1 },
];
