import type { Guard } from "./guard.ts";

const CODES = "app/features/member/account/prove-email.server.ts";
const PROVES = "app/features/member/account/prove-email.server.test.ts";

/** Section 6, too: what a stranger may do to the code that proves somebody's address. */
export const MAILED_CODE_GUARDS: readonly Guard[] = [
  {
    section: 6,
    guard: "codes to an address are counted by who asks for them",
    file: CODES,
    find: "`${networkOf(address)} ${email}`",
    put: "email",
    project: "postgres",
    test: PROVES,
    title: "a stranger who asks for somebody's codes shuts out only their own network",
  },
  {
    section: 6,
    guard: "a mailbox is not flooded with codes",
    file: CODES,
    find: 'await throttle.take("email-code-mailbox", email);',
    put: "",
    project: "postgres",
    test: PROVES,
    title: "a mailbox is not flooded",
  },
  {
    section: 6,
    guard: "a code that is on its way is not replaced",
    file: CODES,
    find: ", setWhere: mayBeReplaced(at) }",
    put: " }",
    project: "postgres",
    test: PROVES,
    title: "a code younger than a minute is not replaced",
  },
  {
    section: 6,
    guard: "a stranger does not use up the tries of a code's owner",
    file: CODES,
    find: "if (!(await hasTryLeft(db, own))) return false;",
    put: "",
    project: "postgres",
    test: PROVES,
    title: "a stranger's wrong codes do not use up",
  },
  {
    section: 6,
    guard: "a code has an end, however many try it",
    file: CODES,
    find: "gt(emailCodes.triesLeft, 0)",
    put: "gt(emailCodes.triesLeft, -100)",
    project: "postgres",
    test: PROVES,
    title: "ten wrong codes of all together",
  },
];
