import { loginSchema } from "#app/domain/member/login/login-schema.ts";
import { makeOwner, type OwnerOutcome } from "#app/features/member/rights/appoint-owner.server.ts";
import { bootEnv, explainAndExit } from "../server/boot.ts";
import { openDatabaseForScript } from "./open-database.ts";

const USAGE = "npm run owner -- <login ID> [--reset-factor]";

/** Makes a member the owner: in production nobody is one until this is run. Ends with 1 if it could not. */
try {
  const { loginId, resetsFactor } = readArguments(process.argv.slice(2));
  const { db, close } = await openDatabaseForScript(bootEnv());
  const outcome = await makeOwner({ db, now: () => new Date() }, { loginId, resetsFactor });
  await close();
  const isDone = outcome !== "unknown" && outcome !== "banned";
  console[isDone ? "log" : "error"](sentence(outcome, loginId));
  process.exit(isDone ? 0 : 1);
} catch (cause) {
  explainAndExit(cause);
}

function readArguments(given: readonly string[]) {
  const resetsFactor = given.includes("--reset-factor");
  const [typed, ...more] = given.filter((each) => each !== "--reset-factor");
  const loginId = loginSchema.shape.loginId.safeParse(typed);
  if (!loginId.success || more.length > 0 || loginId.data.startsWith("-")) {
    console.error(`Say who: ${USAGE}`);
    process.exit(1);
  }
  return { loginId: loginId.data, resetsFactor };
}

function sentence(outcome: OwnerOutcome, loginId: string): string {
  const sentences: Record<OwnerOutcome, string> = {
    made: `${loginId} is an owner now; every session of theirs has ended, and the next login opens the desk.`,
    reset: `${loginId} was an owner already; the second factor is gone, and the next login sets it up anew.`,
    unchanged: `${loginId} is an owner already; nothing was changed.`,
    unknown: `Nobody has the login ID ${loginId}: sign up in the shop first. Whoever has left has none.`,
    banned: `${loginId} is suspended; nothing was changed.`,
  };
  return sentences[outcome];
}
