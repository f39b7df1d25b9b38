import { ShoppingBag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export function EmptyCart() {
  const { t } = useTranslation("cart");
  return (
    <EmptyState
      icon={ShoppingBag}
      title={t("empty.title")}
      text={t("empty.text")}
      action={
        <>
          <ButtonLink to="/course/home">{t("empty.golf")}</ButtonLink>
          <ButtonLink to="/hotel/home" variant="secondary">
            {t("empty.hotel")}
          </ButtonLink>
        </>
      }
    />
  );
}
