import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type ConditionIssue, issuesOf } from "#app/domain/tournament/entry-conditions.ts";
import type { TournamentDetail } from "./tournament-queries.server.ts";
import type { EntryFacts } from "./use-own-entry.ts";

type ConditionsProps = {
  readonly tournament: TournamentDetail;
  readonly me: EntryFacts["me"] | undefined;
};

/** The conditions for players, checked against the reader's profile once it is known. */
export function Conditions({ tournament, me }: ConditionsProps) {
  const { t } = useTranslation("tournament");
  const { gender, minAge, maxAge, maxHandicap, playsOn } = tournament;
  const issues = me ? issuesOf(tournament, { ...me, handicap: null }, playsOn) : undefined;
  const rows = [
    ...(gender === "any"
      ? []
      : [{ text: t(`only.${gender}`), wrong: ["gender"], unknown: ["gender_unknown"] }]),
    ...(minAge === null && maxAge === null
      ? []
      : [{ text: ageText(), wrong: ["too_young", "too_old"], unknown: ["age_unknown"] }]),
    ...(maxHandicap === null
      ? []
      : [
          {
            text: t("handicap_to", { max: maxHandicap }),
            wrong: [],
            unknown: ["handicap_unknown"],
          },
        ]),
  ];
  if (rows.length === 0) return null;

  function ageText(): string {
    if (minAge === null) return t("age_to", { max: maxAge });
    return maxAge === null
      ? t("age_from", { min: minAge })
      : t("age_between", { min: minAge, max: maxAge });
  }

  return (
    <section className="pt-10">
      <h2 className="text-22">{t("who")}</h2>
      <ul className="mt-3 grid gap-2">
        {rows.map(({ text, wrong, unknown }) => (
          <Condition key={text} text={text} state={stateOf(issues, wrong, unknown)} />
        ))}
      </ul>
    </section>
  );
}

type State = "met" | "failed" | "open";

function stateOf(
  issues: readonly ConditionIssue[] | undefined,
  wrong: readonly string[],
  unknown: readonly string[],
): State {
  if (!issues || issues.some((issue) => unknown.includes(issue))) return "open";
  return issues.some((issue) => wrong.includes(issue)) ? "failed" : "met";
}

const LOOK = {
  met: { icon: CircleCheck, className: "bg-fairway-50 text-fairway-900" },
  failed: { icon: CircleAlert, className: "bg-danger-50 text-danger-700" },
  open: { icon: Info, className: "bg-sand" },
} as const;

function Condition({ text, state }: { readonly text: string; readonly state: State }) {
  const { t } = useTranslation("tournament");
  const { icon: Icon, className } = LOOK[state];
  return (
    <li className={`flex items-center gap-3 rounded-card p-4 ${className}`}>
      <Icon className="size-6 flex-none" aria-hidden="true" />
      <span>
        <b className="block leading-6">{text}</b>
        <span className="text-14">{t(`condition.${state}`)}</span>
      </span>
    </li>
  );
}
