import { clsx } from "clsx";
import { ArrowLeft, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconLink } from "#app/ui/icon-button.tsx";
import { topBarClass } from "#app/ui/look/top-bar-class.ts";
import { useGoBack } from "./use-go-back.ts";

type PhoneBarProps = {
  readonly title: string;
  /** The page above this one, for those who did not come from a page of ours. */
  readonly back?: string;
  /** Where one leaves the whole journey to. */
  readonly close?: string;
  /** Further buttons, at the end of the bar. */
  readonly children?: ReactNode;
};

/** On a phone it lies over the bar with the logo: inside a journey one goes back, not home. */
export function PhoneBar({ title, back, close, children }: PhoneBarProps) {
  const { t } = useTranslation(["frame", "ui"]);
  const goBack = useGoBack();
  return (
    <div
      data-journey
      className={clsx(topBarClass, "fixed inset-x-0 bg-paper", back ? "ps-1" : "ps-4")}
    >
      {back ? (
        <IconLink icon={ArrowLeft} to={back} label={t("error.back")} onClick={goBack} />
      ) : null}
      <div
        className="min-w-0 flex-1 truncate text-18 font-bold tracking-[-0.02em]"
        aria-hidden="true"
      >
        {title}
      </div>
      {children}
      {close ? <IconLink icon={X} to={close} label={t("ui:close")} /> : null}
    </div>
  );
}
