import { Phone, SquarePen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";

/** Where the answers end: what was searched for becomes the title of a question. */
export function AskUs({ q }: { readonly q: string }) {
  const { t } = useTranslation("help");
  const { phone } = useBusiness();
  return (
    <section className="mt-8 rounded-panel border border-line bg-sand p-5 md:p-7">
      <h2 className="text-22">{t("no_answer")}</h2>
      <p className="mt-1 text-ink-2">{t("no_answer_text")}</p>
      <div className="mt-4 grid gap-2 md:grid-cols-[1.4fr_1fr]">
        <ButtonLink size="lg" to={askPath(undefined, { title: q })}>
          <SquarePen aria-hidden="true" />
          {t("ask")}
        </ButtonLink>
        <a className={buttonClass({ variant: "secondary", size: "lg" })} href={`tel:${phone}`}>
          <Phone aria-hidden="true" />
          {phone}
        </a>
      </div>
      <p className="mt-3 text-14 text-ink-2">{t("hours")}</p>
    </section>
  );
}
