import { LANGUAGES, type Locale } from "#app/domain/common/language/languages.ts";
import type { Role } from "#app/domain/desk/role/role-rights.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.tsx";

export type MemberRow = {
  readonly id: string;
  readonly loginId: string | null;
  readonly name: string;
  readonly role: Role;
  readonly locale: Locale;
  readonly phone: string | null;
  readonly reservations: number;
  readonly createdAt: Date;
};

export const MEMBER_COLUMNS: readonly ListColumn<MemberRow>[] = [
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
    name: "role",
    header: (t) => t("desk:member.role"),
    value: ({ role }, { t }) => t(`desk:role.${role}`),
  },
  { name: "phone", header: (t) => t("desk:member.phone"), value: ({ phone }) => phone },
  {
    name: "language",
    header: (t) => t("desk:member.language"),
    value: ({ locale }) => LANGUAGES[locale].name,
    hidden: true,
  },
  {
    name: "reservations",
    header: (t) => t("desk:member.reservations"),
    value: ({ reservations }) => reservations,
    kind: "number",
    sorted: true,
  },
  {
    name: "joined",
    header: (t) => t("desk:member.joined"),
    value: ({ createdAt }) => createdAt,
    kind: "moment",
    sorted: true,
  },
];
