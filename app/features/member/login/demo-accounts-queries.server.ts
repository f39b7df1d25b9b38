import type { Role } from "#app/domain/desk/role/role-rights.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import type { Site } from "#app/platform/env/services.server.ts";

export type DemoAccount = {
  readonly loginId: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
};

/** The accounts to try the demo with. Production has none. */
export function listDemoAccounts({ mode }: Pick<Site, "mode">): DemoAccount[] {
  if (mode !== "demo") return [];
  return DEMO_ACCOUNTS.map(({ loginId, name, role }) => ({
    loginId,
    name,
    role,
    password: DEMO_PASSWORD,
  }));
}
