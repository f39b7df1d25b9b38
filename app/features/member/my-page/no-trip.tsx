import { Luggage } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export function NoTrip() {
  const { t } = useTranslation("mypage");
  return (
    <EmptyState
      icon={Luggage}
      title={t("empty.title")}
      text={t("empty.text")}
      action={
        <>
          <ButtonLink to="/course/home">{t("empty.golf")}</ButtonLink>
          <ButtonLink to="/hotel/home" variant="secondary">
            {t("empty.hotel")}
          </ButtonLink>
          <ButtonLink to="/ai" variant="secondary">
            {t("empty.plan")}
          </ButtonLink>
        </>
      }
    />
  );
}
