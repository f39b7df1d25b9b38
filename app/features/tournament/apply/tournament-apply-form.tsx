import { UserRoundPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { MOST_PEOPLE } from "#app/domain/tournament/entry-conditions.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-words.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import type { TournamentDetail } from "../tournament-queries.server.ts";
import { ApplySum } from "./apply-sum.tsx";
import { PersonFields, type PersonStart } from "./entrant-fields.tsx";
import { useApplication } from "./use-application.ts";
import { Agreements, FlightWishes, Pickup } from "./wishes.tsx";

export type ApplyFormProps = {
  readonly tournament: TournamentDetail;
  readonly start: readonly PersonStart[];
  /** From the address book. */
  readonly companions: readonly PersonStart[];
  readonly isWaiting: boolean;
  readonly failure: (Failure & { readonly typed: Readonly<Record<string, string>> }) | undefined;
};

export function ApplyForm(props: ApplyFormProps) {
  const { tournament, start, isWaiting, failure } = props;
  const { t } = useTranslation("entry");
  const application = useApplication(tournament, start);
  const { people, typed, errors } = application;
  const sent = failure?.typed ?? {};
  const isBusy = useNavigation().state !== "idle";
  const errorOf = (input: string): ErrorCode | undefined => errors[input] ?? failure?.fields[input];
  const left = [
    ...application.wrongNames.map((name) => t("left.person", { name })),
    ...(application.unticked > 0 ? [t("left.ticks", { count: application.unticked })] : []),
  ].join(", ");
  return (
    <Form
      method="post"
      className="items-start gap-8 md:grid md:grid-cols-[minmax(0,1fr)_23.5rem]"
      onChange={application.read}
    >
      <input type="hidden" name="people" value={people.length} />
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {failure ? <Failed failure={failure} /> : null}
        <Part title={t("people")}>
          <People {...props} application={application} errorOf={errorOf} />
        </Part>
        <Part title={t("wish.title")} text={t("wish.text")}>
          <FlightWishes
            names={typed.map(({ name }) => name).filter(Boolean)}
            errorOf={errorOf}
            typed={sent}
          />
        </Part>
        {tournament.van === "none" ? null : (
          <Part title={t("van.title")}>
            <Pickup terms={tournament.van} errorOf={errorOf} typed={sent} />
          </Part>
        )}
        <Part title={t("agree.title")}>
          <Agreements errorOf={errorOf} typed={sent} />
        </Part>
      </div>
      <ApplySum
        tournament={tournament}
        people={people.length}
        isWaiting={isWaiting}
        isBusy={isBusy}
        left={left}
      />
    </Form>
  );
}

/** The title is the specification's; what helps stands beneath, or in the fields themselves. */
function Failed({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation("entry");
  const hasFields = Object.keys(failure.fields).length > 0;
  if (failure.error === "tournament.apply_failed") return <ErrorNote code={failure.error} />;
  return (
    <Note tone="danger" title={t("failed")}>
      {hasFields ? t("failed_fields") : <FailureText failure={failure} />}
    </Note>
  );
}

type PartProps = {
  readonly title: string;
  readonly text?: string;
  readonly children: React.ReactNode;
};

function Part({ title, text, children }: PartProps) {
  return (
    <section className={`${panelClass} p-5 md:p-7`}>
      <h2 className="text-18 md:text-22">{title}</h2>
      {text ? <p className="mt-1 text-ink-2">{text}</p> : null}
      {children}
    </section>
  );
}

type PeopleProps = Pick<ApplyFormProps, "tournament" | "companions"> & {
  readonly application: ReturnType<typeof useApplication>;
  readonly errorOf: (input: string) => ErrorCode | undefined;
};

/** Everybody of the application, and one more by a button or from the address book. */
function People({ tournament, companions, application, errorOf }: PeopleProps) {
  const { t } = useTranslation("entry");
  const { people, typed } = application;
  const known = new Set(typed.map(({ name }) => name));
  const others = companions.filter(({ name }) => name && !known.has(name));
  return (
    <>
      <div className="mt-4 grid grid-cols-1 gap-3">
        {people.map(({ key, start: values }, index) => (
          <PersonFields
            key={key}
            index={index}
            start={values}
            name={typed[index]?.name ?? ""}
            isMe={index === 0}
            isMet={application.isMet(index)}
            maxHandicap={tournament.maxHandicap}
            errorOf={errorOf}
            onRemove={() => application.remove(index)}
          />
        ))}
      </div>
      {people.length < MOST_PEOPLE ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => application.add()}>
            <UserRoundPlus aria-hidden="true" />
            {t("add")}
          </Button>
          {others.slice(0, 4).map((person) => (
            <Button key={person.name} variant="ghost" onClick={() => application.add(person)}>
              {t("add_known", { name: person.name })}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}
