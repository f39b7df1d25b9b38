import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { wellClass } from "#app/ui/look/classes.ts";
import type { DemoAccount } from "./demo-accounts-queries.server.ts";
import { loginAddress } from "./login-address.ts";

type DemoAccountsProps = {
  readonly accounts: readonly DemoAccount[];
  readonly chosen: string | undefined;
  readonly next: string | null;
};

/** Addresses rather than scripts: they fill the form on a phone without JavaScript too. */
export function DemoAccounts({ accounts, chosen, next }: DemoAccountsProps) {
  const { t } = useTranslation("login");
  const [first] = accounts;
  if (!first) return null;
  return (
    <section className={`${wellClass} mt-8`} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="text-16">
        {t("demo.title")}
      </h2>
      <p className="mt-0.5 text-14 text-ink-2">{t("demo.hint", { password: first.password })}</p>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {accounts.map(({ loginId, role }) => (
          <li key={loginId}>
            <ChipLink
              to={loginAddress({ as: loginId, next })}
              replace
              current={loginId === chosen}
              aria-label={t("demo.fill", { id: loginId })}
              className="w-full justify-between"
            >
              <b>{loginId}</b>
              <Badge tone={role === "member" ? "plain" : "instant"} icon={null}>
                {t(`role.${role}`)}
              </Badge>
            </ChipLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-14 text-fairway-700 empty:hidden" role="status">
        {chosen ? t("demo.filled", { id: chosen }) : null}
      </p>
    </section>
  );
}
