import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PaymentFacts, ResultCard } from "./result-card.tsx";

type ReturnedProps = {
  /** Given back already, or on its way. */
  readonly is: "returned" | "returning";
  readonly name: string;
  readonly number: string;
};

/** Charged, and it could not be had: the money goes back. */
export function ReturnedView({ is, name, number }: ReturnedProps) {
  const { t } = useTranslation("payment");
  return (
    <ResultCard
      icon={Undo2}
      tone="unknown"
      title={t(is === "returned" ? "returned.title" : "returning.title")}
      text={t(is === "returned" ? "returned.text" : "returning.text")}
      actions={<WhereToLook />}
    >
      <PaymentFacts
        facts={[
          { label: t("fact.name"), value: name },
          { label: t("fact.order"), value: number },
        ]}
      />
    </ResultCard>
  );
}

export function WhereToLook() {
  const { t } = useTranslation("payment");
  return (
    <>
      <ButtonLink to="/reservation">{t("success.reservations")}</ButtonLink>
      <ButtonLink to={askPath()} variant="secondary">
        {t("success.ask")}
      </ButtonLink>
    </>
  );
}
