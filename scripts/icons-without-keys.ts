import type { Plugin } from "vite";

const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/** Every stroke of an icon has a random key for a check that React makes only while developing; keys do not compress. */
export function iconsWithoutKeys(): Plugin {
  return {
    name: "icons-without-keys",
    apply: "build",
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: code.replaceAll(/,\s*key: "\w+"/g, ""), map: null }),
    },
  };
}
