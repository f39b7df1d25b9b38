import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { EntryFacts } from "./use-own-entry.ts";

type OwnEntryBoxProps = {
  readonly tournamentId: number;
  readonly entry: NonNullable<EntryFacts["entry"]>;
};

const TONE: Record<OwnEntryBoxProps["entry"]["state"], BadgeTone> = {
  applied: "request",
  approved: "instant",
  waiting: "request",
  offered: "offer",
  cancelled: "done",
  refused: "danger",
};

/** One's own entry: its state, who plays, and what can be done now. */
export function OwnEntryBox({ tournamentId, entry }: OwnEntryBoxProps) {
  const { t } = useTranslation("tournament");
  const locale = useLocale();
  const { state, players, position, offerUntil, reason } = entry;
  const until =
    offerUntil &&
    new Intl.DateTimeFormat(LOCALE_TAG[locale], {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: "Asia/Seoul",
    }).format(new Date(offerUntil));
  return (
    <section className="rounded-card bg-sand p-4" aria-label={t("mine")}>
      <p className="flex flex-wrap items-center gap-2">
        <b>{t("mine")}</b>
        <Badge tone={TONE[state]} icon={null}>
          {t(`state.${state}`)}
        </Badge>
      </p>
      <p className="mt-1 text-14 text-ink-2">{players.map(({ name }) => name).join(", ")}</p>
      <p className="mt-1 text-14">
        {t(`state_text.${state}`, { position, until, reason: reason ?? "" })}
      </p>
      <EntryActions tournamentId={tournamentId} entry={entry} />
    </section>
  );
}

function EntryActions({ tournamentId, entry }: OwnEntryBoxProps) {
  const { t } = useTranslation("tournament");
  const localized = useLocalized();
  const { state, reservationId } = entry;
  if (reservationId) {
    return (
      <ButtonLink
        size="sm"
        variant="secondary"
        className="mt-3"
        to={`/reservation/${reservationId}`}
      >
        {t("see_reservation")}
      </ButtonLink>
    );
  }
  if (state === "cancelled" || state === "refused") return null;
  const isPayable = state === "applied" || state === "offered";
  return (
    <form
      method="post"
      action={localized(`/tournament/${tournamentId}/apply`)}
      className="mt-3 flex flex-wrap gap-2"
    >
      {isPayable ? (
        <Button type="submit" size="sm" name="intent" value="pay">
          {t("pay")}
        </Button>
      ) : null}
      <Button type="submit" size="sm" variant="secondary" name="intent" value="cancel">
        {t("give_up")}
      </Button>
    </form>
  );
}
