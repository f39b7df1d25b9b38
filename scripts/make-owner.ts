import { loginIdSchema, loginSchema } from "#app/domain/member/login/login-schema.ts";
import { makeOwner, type OwnerOutcome } from "#app/features/member/rights/appoint-owner.server.ts";
import { createOwner } from "#app/features/member/rights/create-owner.server.ts";
import { bootEnv, bootSecrets, explainAndExit, siteOf } from "../server/boot.ts";
import { openDatabaseForScript } from "./open-database.ts";

const USAGE = "npm run owner -- <login ID> [--create | --reset-factor]";
const FLAGS = ["--create", "--reset-factor"] as const;

/** Makes a member the owner, or creates one: production has none until this is run. Exits with 1 if it could not. */
try {
  const { loginId, flag } = readArguments(process.argv.slice(2));
  const env = bootEnv();
  const { db, close } = await openDatabaseForScript(env);
  const now = () => new Date();
  const { isDone, text } =
    flag === "--create"
      ? await created({ db, now, secrets: bootSecrets(env) }, loginId, siteOf(env, "", env.port))
      : await made({ db, now }, loginId, flag === "--reset-factor");
  await close();
  console[isDone ? "log" : "error"](text);
  process.exit(isDone ? 0 : 1);
} catch (cause) {
  explainAndExit(cause);
}

function readArguments(given: readonly string[]) {
  const [flag, ...flags] = FLAGS.filter((each) => given.includes(each));
  const [typed, ...more] = given.filter((each) => !FLAGS.some((known) => known === each));
  const loginId = loginSchema.shape.loginId.safeParse(typed);
  const isBad = !loginId.success || more.length > 0 || loginId.data.startsWith("-");
  if (isBad || flags.length > 0) refuse(`Say who: ${USAGE}`);
  if (flag === "--create" && !loginIdSchema.safeParse(typed).success) {
    refuse("A login ID has 4 to 20 lower-case letters, digits and _, and begins with a letter.");
  }
  return { loginId: loginId.data, flag };
}

function refuse(text: string): never {
  console.error(text);
  process.exit(1);
}

async function made(
  services: Parameters<typeof makeOwner>[0],
  loginId: string,
  resetsFactor: boolean,
) {
  const outcome = await makeOwner(services, { loginId, resetsFactor });
  const isDone = outcome !== "unknown" && outcome !== "banned";
  return { isDone, text: sentence(outcome, loginId) };
}

async function created(
  services: Parameters<typeof createOwner>[0],
  loginId: string,
  { origin }: { readonly origin: string },
) {
  const owner = await createOwner(services, loginId);
  if (owner.outcome === "taken") {
    const text = `${loginId} is somebody's login ID already; nothing was changed. Choose another one, or run the command without --create.`;
    return { isDone: false, text };
  }
  const what =
    owner.outcome === "created"
      ? `${loginId} is an owner now, without a password.`
      : `${loginId} has no password yet; every earlier link has ended.`;
  const how = "Set it within an hour at this address, which opens once:";
  return { isDone: true, text: [what, how, `${origin}${owner.path}`].join("\n") };
}

function sentence(outcome: OwnerOutcome, loginId: string): string {
  const sentences: Record<OwnerOutcome, string> = {
    made: `${loginId} is an owner now; every session of theirs has ended, and the next login opens the desk.`,
    reset: `${loginId} was an owner already; the second factor is gone, and the next login sets it up again.`,
    unchanged: `${loginId} is an owner already; nothing was changed.`,
    unknown: `Nobody has the login ID ${loginId}: sign up in the shop first, or add --create. A closed account has none.`,
    banned: `${loginId} is suspended; nothing was changed.`,
  };
  return sentences[outcome];
}
