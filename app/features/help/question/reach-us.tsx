import { Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { panelClass } from "#app/ui/look/classes.ts";

export function ReachUs() {
  const { t } = useTranslation("question");
  const { phone, email } = useBusiness();
  return (
    <aside className={`${panelClass} p-5 md:sticky md:top-24 md:p-6`} aria-labelledby="reach-us">
      <h2 id="reach-us" className="text-18">
        {t("reach")}
      </h2>
      <p className="mt-1 text-ink-2">{t("reach_text")}</p>
      <div className="mt-4 grid gap-2">
        <a className={buttonClass({ block: true })} href={`tel:${phone}`}>
          <Phone aria-hidden="true" />
          {t("phone", { phone })}
        </a>
        <a className={buttonClass({ variant: "secondary", block: true })} href={`mailto:${email}`}>
          <Mail aria-hidden="true" />
          {t("email")}
        </a>
      </div>
      <p className="mt-3 text-center text-14 text-ink-3">
        {t("phone_hours")}
        <br />
        {email}
      </p>
    </aside>
  );
}
