import { rmSync } from "node:fs";

export default function removeData(): void {
  const path = process.env.E2E_DATA_DIR;
  if (path) rmSync(path, { recursive: true, force: true });
}
