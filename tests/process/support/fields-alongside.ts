import { demoMemberId } from "#demo/seed/seed-members.server.ts";

/** What is sent along with each: names of columns, of rights and of JavaScript's own. */
export function fieldsAlongside({ OTHER }: { readonly ME: string; readonly OTHER: string }) {
  return [
    ["role", "owner"],
    ["points", "999999"],
    ["amount", "999999"],
    ["status", "COMPLETE"],
    ["price", "1"],
    ["memberId", OTHER],
    ["member_id", OTHER],
    ["id", OTHER],
    ["by", demoMemberId("owner")],
    ["emailVerified", "true"],
    ["emailVerifiedAt", "2020-01-01T00:00:00Z"],
    ["isAdmin", "true"],
    ["bannedAt", "2020-01-01T00:00:00Z"],
    ["createdAt", "2020-01-01T00:00:00Z"],
    ["publishedAt", "2020-01-01T00:00:00Z"],
    ["hidden", "true"],
    ["joinOffer", "{}"],
    ["reservationId", OTHER],
    ["taken", "7"],
    ["held", "true"],
    ["payUntil", "2099-01-01T00:00:00Z"],
    ["totpSecret", "x"],
    ["__proto__", "x"],
    ["__proto__", "y"],
    ["__proto__[role]", "owner"],
    ["constructor", "x"],
    ["constructor[prototype][role]", "owner"],
  ] as const;
}
