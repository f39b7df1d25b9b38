import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

type Launch = { executablePath: string; args: string[] };

const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Elsewhere the shell would take the packages' program for a script, and run it. */
const HAS_OWN = process.arch === "x64";

/** The browser named by CHROMIUM_PATH, else the system's, else the one that comes with the packages. */
export async function chromiumLaunch(): Promise<Launch> {
  const found = process.env.CHROMIUM_PATH || SYSTEM.find((path) => existsSync(path));
  // Without any browser, the error names the expected path.
  const installed = found ?? (HAS_OWN ? undefined : SYSTEM[0]);
  if (installed) return { executablePath: installed, args: ARGS };
  return { executablePath: await chromium.executablePath(), args: [...chromium.args, ...ARGS] };
}

/** Debian's browser without windows. */
const SYSTEM_SHELL = "/usr/bin/chromium-headless-shell";

/** As `chromiumLaunch`, but rather a browser without windows: it opens a page in half the time. */
export async function shellLaunch(): Promise<Launch> {
  if (process.env.CHROMIUM_PATH) return chromiumLaunch();
  for (const shell of [
    SYSTEM_SHELL,
    HAS_OWN ? await chromium.executablePath().catch(() => "") : "",
  ]) {
    const runs = shell !== "" && spawnSync(shell, ["--version"]).status === 0;
    if (runs) return { executablePath: shell, args: ARGS };
  }
  return chromiumLaunch();
}
