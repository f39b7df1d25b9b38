import { rmSync } from "node:fs";

export default function removeData(): void {
  const path = process.env.E2E_DATA_DIR;
  // The shop may still write its last line there.
  if (path) rmSync(path, { recursive: true, force: true, maxRetries: 10 });
}
