import { ShoppingBag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LoginPrompt } from "#app/features/login-prompt/login-prompt.tsx";
import { privateMeta } from "#app/platform/page-meta.ts";
import { memberOf } from "#app/platform/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/checkout.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { isVisitor: (await memberOf(context)) === null };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("payment:checkout.title"),
    description: t("payment:checkout.description"),
  }));
}

export default function PaymentCheckout({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("payment");
  return (
    <div className="page max-w-[52rem] py-6 md:py-10">
      <PageHead title={t("checkout.title")} />
      {loaderData.isVisitor ? (
        <LoginPrompt next="/payment" text={t("checkout.login")} />
      ) : (
        <EmptyState
          icon={ShoppingBag}
          title={t("checkout.empty")}
          text={t("checkout.empty_text")}
          action={<ButtonLink to="/shopping_cart">{t("checkout.cart")}</ButtonLink>}
        />
      )}
    </div>
  );
}
