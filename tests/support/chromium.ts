import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser named by CHROMIUM_PATH, else the system's, else the one that comes with the packages. */
export async function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }> {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  const installed = process.env.CHROMIUM_PATH || SYSTEM.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, args };
  return { executablePath: await chromium.executablePath(), args: [...chromium.args, ...args] };
}
