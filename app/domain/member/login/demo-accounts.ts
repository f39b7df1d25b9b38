import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Role } from "#app/domain/desk/role/role-rights.ts";

/** Printed at every start in demo mode. Production has none of them. */
export const DEMO_PASSWORD = "palmtee-demo";

export const DEMO_ACCOUNTS = [
  { loginId: "demo", name: "김도현", role: "member", locale: "ko" },
  { loginId: "guest", name: "Emma Clarke", role: "member", locale: "en" },
  { loginId: "owner", name: "윤서준", role: "owner", locale: "ko" },
  { loginId: "ops", name: "박지은", role: "ops", locale: "ko" },
  { loginId: "content", name: "이수민", role: "content", locale: "ko" },
  { loginId: "support", name: "최민아", role: "support", locale: "ko" },
] as const satisfies readonly { loginId: string; name: string; role: Role; locale: Locale }[];

type DemoDetails = {
  readonly phone: string;
  readonly birthday: LocalDate;
  readonly gender: "male" | "female";
};

/** Numbers of the range that is never given out, and invented birthdays. */
export const DEMO_DETAILS: Record<(typeof DEMO_ACCOUNTS)[number]["loginId"], DemoDetails> = {
  demo: { phone: "+821000000001", birthday: "1971-04-12", gender: "male" },
  guest: { phone: "+821000000006", birthday: "1988-09-30", gender: "female" },
  owner: { phone: "+821000000002", birthday: "1976-01-20", gender: "male" },
  ops: { phone: "+821000000003", birthday: "1990-06-05", gender: "female" },
  content: { phone: "+821000000004", birthday: "1993-11-11", gender: "female" },
  support: { phone: "+821000000005", birthday: "1995-02-27", gender: "female" },
};
