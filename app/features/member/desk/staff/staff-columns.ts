import type { StaffRole } from "#app/domain/desk/role/role-names.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.tsx";

export type StaffRow = {
  readonly id: string;
  readonly name: string;
  readonly loginId: string | null;
  readonly email: string | null;
  readonly role: StaffRole;
  readonly hasFactor: boolean;
  readonly isBanned: boolean;
  readonly seenAt: Date | null;
  readonly createdAt: Date;
};

export const STAFF_COLUMNS: readonly ListColumn<StaffRow>[] = [
  {
    name: "name",
    header: (t) => t("desk:member.name"),
    value: ({ name }) => name,
    sorted: true,
    fixed: true,
  },
  {
    name: "login",
    header: (t) => t("desk:member.login_id"),
    value: ({ loginId }) => loginId,
    sorted: true,
  },
  {
    name: "email",
    header: (t) => t("desk:member.email"),
    value: ({ email }) => email,
    hidden: true,
  },
  {
    name: "role",
    header: (t) => t("desk:member.role"),
    value: ({ role }, { t }) => t(`desk:role.${role}`),
    sorted: true,
  },
  {
    name: "factor",
    header: (t) => t("staff:factor"),
    value: ({ hasFactor }, { t }) => t(hasFactor ? "staff:factor_on" : "staff:factor_off"),
  },
  {
    name: "seen",
    header: (t) => t("staff:seen"),
    value: ({ seenAt }) => seenAt,
    kind: "moment",
    sorted: true,
  },
  {
    name: "joined",
    header: (t) => t("desk:member.joined"),
    value: ({ createdAt }) => createdAt,
    kind: "moment",
    sorted: true,
    hidden: true,
  },
];
