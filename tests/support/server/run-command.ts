import { execFile } from "node:child_process";

/** `npm run …`, as a person would at the server. */
export function runCommand(env: NodeJS.ProcessEnv, ...words: readonly string[]) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const all = ["run", "--silent", ...words];
  return new Promise<{ readonly code: number; readonly text: string }>((resolve) => {
    execFile(
      "npm",
      all,
      { env: { PATH, HOME, NODE_COMPILE_CACHE, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, text: (stdout + stderr).trim() }),
    );
  });
}
