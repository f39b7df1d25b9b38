import { Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { applyState } from "#app/domain/tournament/entry-state.ts";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { Price } from "#app/ui/money/price-tag.tsx";
import { ApplyBadge } from "./apply-badge.tsx";
import { OwnEntryBox } from "./own-entry-box.tsx";
import type { TournamentDetail } from "./tournament-queries.server.ts";
import type { EntryFacts } from "./use-own-entry.ts";

type EnterPanelProps = Pick<
  TournamentDetail,
  "id" | "title" | "entryFee" | "applyUntil" | "playsOn" | "capacity"
> & {
  readonly today: LocalDate;
  /** Undefined until it has arrived. */
  readonly facts: EntryFacts | undefined;
};

/** The fee, free places, one's own entry, and how to enter. */
export function EnterPanel(props: EnterPanelProps) {
  const { id, entryFee, applyUntil, playsOn, today, facts } = props;
  const { t } = useTranslation("tournament");
  const locale = useLocale();
  const state = applyState({ applyUntil, playsOn }, today);
  const isOpen = state === "open" || state === "last_day";
  return (
    <aside className={`${panelClass} p-5 md:sticky md:top-24 md:p-6`} aria-labelledby="enter">
      <ApplyBadge applyUntil={applyUntil} playsOn={playsOn} today={today} />
      <div className="mt-3">
        <Price size="xl" amount={entryFee} unit={t("fee")} />
      </div>
      <p className="mt-1 text-14 text-ink-2">
        {t("apply_until")} {t("until", { date: formatDay(applyUntil, locale) })}
      </p>
      {isOpen ? <Places {...props} /> : null}
      <hr className="border-line my-5" />
      <h2 id="enter" className="text-18">
        {t("enter")}
      </h2>
      <p className="mt-1 text-ink-2">
        {isOpen ? t("enter_text") : t(state === "played" ? "enter_played" : "enter_closed")}
      </p>
      <div className="mt-4 grid gap-2">
        {facts?.entry ? <OwnEntryBox tournamentId={id} entry={facts.entry} /> : null}
        <PanelActions {...props} state={state} />
      </div>
    </aside>
  );
}

type PanelActionsProps = EnterPanelProps & { readonly state: ReturnType<typeof applyState> };

function PanelActions({ state, ...props }: PanelActionsProps) {
  const { id, title, facts } = props;
  const { t } = useTranslation("tournament");
  const isOut = facts && (facts.counts.flightsOut || facts.counts.resultsOut);
  const board = isOut ? (
    <ButtonLink block variant="secondary" to={`/tournament/${id}/board`}>
      {t(facts.counts.resultsOut ? "see_results" : "see_flights")}
    </ButtonLink>
  ) : null;
  if (state === "played") {
    return (
      <>
        {board}
        <ButtonLink block variant={board ? "ghost" : "primary"} to="/tournament">
          {t("see_ongoing")}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {board}
      {state !== "closed" && canApply(facts) ? <ApplyButton {...props} /> : null}
      <ContactLinks title={title} />
    </>
  );
}

/** An earlier entry that is unpaid, cancelled or refused does not count. */
function canApply(facts: EntryFacts | undefined): boolean {
  const state = facts?.entry?.state;
  return state === undefined || state === "cancelled" || state === "refused" || state === "applied";
}

function isFull({ facts }: Pick<EnterPanelProps, "facts">): boolean {
  return facts !== undefined && (facts.counts.free === 0 || facts.counts.waiting > 0);
}

function ApplyButton({ id, facts }: EnterPanelProps) {
  const { t } = useTranslation("tournament");
  return (
    <ButtonLink block size="lg" to={`/tournament/${id}/apply`}>
      {t(isFull({ facts }) ? "join_waiting" : "apply_now")}
    </ButtonLink>
  );
}

function Places({ capacity, facts }: EnterPanelProps) {
  const { t } = useTranslation("tournament");
  const free = facts?.counts.free ?? capacity;
  const taken = Math.max(0, capacity - free);
  return (
    <div className={facts ? "mt-4" : "invisible mt-4"} aria-live="polite">
      <p className="flex justify-between gap-3 text-14">
        <b className="tabular-nums whitespace-nowrap">{t("taken_of", { taken, capacity })}</b>
        <span className="tabular-nums whitespace-nowrap text-ink-2">
          {isFull({ facts })
            ? t("waiting_people", { count: facts?.counts.waiting ?? 0 })
            : t("places_left", { count: free })}
        </span>
      </p>
      <span className="mt-1.5 block h-2 overflow-hidden rounded-full bg-sand-2">
        <i
          className="block h-full bg-fairway-600"
          style={{ width: `${Math.min(100, (100 * taken) / Math.max(1, capacity))}%` }}
        />
      </span>
    </div>
  );
}

function ContactLinks({ title }: Pick<EnterPanelProps, "title">) {
  const { t } = useTranslation("tournament");
  const { phone, email } = useBusiness();
  const className = buttonClass({ variant: "secondary", block: true });
  return (
    <>
      <a className={className} href={`tel:${phone}`}>
        <Phone aria-hidden="true" />
        {t("call", { phone })}
      </a>
      <a className={className} href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>
        <Mail aria-hidden="true" />
        {t("mail")}
      </a>
    </>
  );
}
