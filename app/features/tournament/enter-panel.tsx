import { Mail, Phone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { BRAND } from "#app/domain/brand.ts";
import { applyState } from "#app/domain/content/apply-state.ts";
import { formatDay } from "#app/domain/date/date-text.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Stepper } from "#app/ui/form/stepper.tsx";
import { Price } from "#app/ui/price.tsx";
import { ApplyBadge } from "./apply-badge.tsx";
import type { TournamentDetail } from "./tournament-queries.server.ts";

type EnterPanelProps = Pick<TournamentDetail, "title" | "entryFee" | "applyUntil" | "playsOn"> & {
  readonly today: LocalDate;
  /** The button that enters this many golfers. */
  readonly renderEnterButton: (people: number) => ReactNode;
};

const MAX_GOLFERS_PER_ENTRY = 8;

/** The fee, how long entries are taken, and how to enter. */
export function EnterPanel(props: EnterPanelProps) {
  const { title, entryFee, applyUntil, playsOn, today, renderEnterButton } = props;
  const { t } = useTranslation("tournament");
  const [people, setPeople] = useState(1);
  const locale = useLocale();
  const state = applyState({ applyUntil, playsOn }, today);
  const open = state === "open" || state === "last_day";
  return (
    <aside className="panel p-5 md:sticky md:top-24 md:p-6" aria-labelledby="enter">
      <ApplyBadge applyUntil={applyUntil} playsOn={playsOn} today={today} />
      <div className="mt-3">
        <Price size="xl" amount={entryFee} unit={t("fee")} />
      </div>
      <p className="mt-1 text-14 text-ink-2">
        {t("apply_until")} {t("until", { date: formatDay(applyUntil, locale) })}
      </p>
      <hr className="hr my-5" />
      <h2 id="enter" className="text-18">
        {t("enter")}
      </h2>
      <p className="mt-1 text-ink-2">
        {open ? t("enter_text") : t(state === "played" ? "enter_played" : "enter_closed")}
      </p>
      <div className="mt-4 grid gap-2">
        {state === "played" ? (
          <ButtonLink block to="/tournament">
            {t("see_ongoing")}
          </ButtonLink>
        ) : (
          <>
            {open ? (
              <>
                <div className="mb-2 flex items-center justify-between gap-3">
                  <span className="label">{t("golfers")}</span>
                  <Stepper
                    label={t("golfers")}
                    value={people}
                    min={1}
                    max={MAX_GOLFERS_PER_ENTRY}
                    onChange={setPeople}
                  />
                </div>
                {renderEnterButton(people)}
              </>
            ) : null}
            <ContactLinks title={title} />
          </>
        )}
      </div>
    </aside>
  );
}

function ContactLinks({ title }: Pick<EnterPanelProps, "title">) {
  const { t } = useTranslation("tournament");
  const className = buttonClass({ variant: "secondary", block: true });
  return (
    <>
      <a className={className} href={`tel:${BRAND.phone}`}>
        <Phone aria-hidden="true" />
        {t("call", { phone: BRAND.phone })}
      </a>
      <a className={className} href={`mailto:${BRAND.email}?subject=${encodeURIComponent(title)}`}>
        <Mail aria-hidden="true" />
        {t("mail")}
      </a>
    </>
  );
}
