import type { Plugin } from "vite";

const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/** Random keys of strokes (for a check while developing), names that only become classes, and a statement that does nothing. */
const UNNEEDED = /,\s*key: "\w+"|,\s*aliases: \[[^\]]*\]|\bname: "[^"]*",|__iconData\.node;/g;

export function iconsWithoutKeys(): Plugin {
  return {
    name: "icons-without-keys",
    apply: "build",
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: code.replaceAll(UNNEEDED, ""), map: null }),
    },
  };
}
