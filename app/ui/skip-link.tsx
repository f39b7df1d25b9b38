import { useTranslation } from "react-i18next";
import { buttonClass } from "./button.tsx";

export function SkipLink() {
  const { t } = useTranslation("frame");
  return (
    <a
      href="#main"
      className={buttonClass({
        className: "fixed top-2 left-2 z-80 -translate-y-[200%] focus:translate-y-0 print:hidden",
      })}
    >
      {t("skip")}
    </a>
  );
}
