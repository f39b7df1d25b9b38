import type { Locale } from "#app/domain/locale.ts";
import type { Role } from "#app/domain/role.ts";

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
