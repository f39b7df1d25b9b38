import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./scripts/chunks.ts";
import { iconsWithoutKeys } from "./scripts/icons-without-keys.ts";
import { routeChunkFailure } from "./scripts/route-chunk-failure.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), iconsWithoutKeys(), routeChunkFailure()],
  environments: {
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
    // The server build starts at our own application, so that it and the pages are one module graph.
    ssr: {
      build: {
        rollupOptions: {
          input: "./server/app.ts",
          // What a browser fetches late, a server has from the start.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
});
