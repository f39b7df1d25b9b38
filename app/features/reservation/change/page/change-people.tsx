import { Minus, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { listPath } from "#app/domain/common/paging.ts";
import type { ChangeWish } from "#app/domain/reservation/change/change-wish.ts";
import type { StayAnswer } from "#app/domain/reservation/change/stay-question.ts";
import type { ChangeRefusal } from "#app/features/reservation/change/change-refusals.server.ts";
import { useUnclearText } from "#app/features/reservation/refund/dialog/use-unclear-text.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { CheckField, ErrorText, RadioGroup, SelectField, TextField } from "#app/ui/form/field.tsx";
import { stepClass, stepNumberClass, stepperClass } from "#app/ui/form/stepper-class.ts";
import type { OpenChangePage } from "./change-page-queries.server.ts";

type StepLinksProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly hrefOf: (value: number) => string;
};

/** A stepper of links; at the end of its range the link stays where the focus is, and leads nowhere else. */
export function StepLinks({ label, value, min, max, hrefOf }: StepLinksProps) {
  const { t } = useTranslation("ui");
  const step = (to: number, Icon: typeof Minus, name: string) => {
    const isEnd = to < min || to > max;
    return (
      <AppLink
        to={hrefOf(isEnd ? value : to)}
        replace
        preventScrollReset
        aria-label={name}
        aria-disabled={isEnd || undefined}
        className={stepClass}
        onClick={isEnd ? (event) => event.preventDefault() : undefined}
      >
        <Icon aria-hidden="true" />
      </AppLink>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an inline box
    <div className={stepperClass} role="group" aria-label={label}>
      {step(value - 1, Minus, t("stepper.less", { label }))}
      <output className={stepNumberClass} aria-live="polite">
        {value}
      </output>
      {step(value + 1, Plus, t("stepper.more", { label }))}
    </div>
  );
}

type WhoProps = Pick<OpenChangePage, "people" | "places" | "companions"> & {
  /** The form that these fields belong to. */
  readonly form: string;
  readonly errors: FieldErrors;
  /** What was sent before, where it was refused. */
  readonly typed: TypedPeople | undefined;
};

/** Who comes along, from the address book or by name; or who stays at home. */
export function WhoComes({ people, places, companions, form, errors, typed }: WhoProps) {
  const { t } = useTranslation("change");
  const added = Math.max(0, places - people.length);
  const gone = Math.max(0, people.length - places);
  if (gone === 1) {
    return (
      <RadioGroup
        className="mt-4"
        label={t("who.gone", { count: gone })}
        name="gone"
        form={form}
        options={people.map((name, index) => ({ value: String(index), label: name }))}
        defaultValue={typed?.gone[0] ?? String(people.length - 1)}
        error={errors.gone}
      />
    );
  }
  if (gone > 1) {
    return (
      <fieldset className="mt-4">
        <legend className="font-semibold text-14">{t("who.gone", { count: gone })}</legend>
        {people.map((name, index) => (
          <CheckField
            // biome-ignore lint/suspicious/noArrayIndexKey: two of one party may share a name
            key={index}
            name="gone"
            value={index}
            form={form}
            defaultChecked={typed ? typed.gone.includes(String(index)) : index >= places}
            label={name}
          />
        ))}
        <ErrorText code={errors.gone} />
      </fieldset>
    );
  }
  const free = freeCompanions(companions, people);
  return Array.from({ length: added }, (_, index) => people.length + index).map((seat, index) => (
    <NewPerson
      key={seat}
      {...{ seat, form, typed }}
      companions={free}
      chosen={free[index]?.id}
      error={errors[`first.${seat}`]}
    />
  ));
}

export function freeCompanions(all: WhoProps["companions"], people: WhoProps["people"]) {
  return all.filter(({ firstName, lastName }) => !people.includes(`${lastName} ${firstName}`));
}

type NewPersonProps = Pick<WhoProps, "companions" | "form" | "typed"> & {
  readonly seat: number;
  readonly chosen: string | undefined;
  readonly error: FieldErrors[string] | undefined;
};

export function NewPerson({ seat, companions, form, chosen, error, typed }: NewPersonProps) {
  const { t } = useTranslation("change");
  const sent = (field: string) => typed?.names[`${field}.${seat}`];
  const isByName = !chosen || error !== undefined || Boolean(sent("last") || sent("first"));
  return (
    <div className="mt-4 grid gap-3">
      {companions.length > 0 ? (
        <SelectField
          name={`who.${seat}`}
          form={form}
          label={t("who.new")}
          defaultValue={sent("who") ?? chosen ?? ""}
          placeholder={t("who.by_name")}
          options={companions.map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${lastName} ${firstName}`,
          }))}
        />
      ) : null}
      <details open={isByName} className="grid gap-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-14 text-ink-2">
          {t("who.names")}
        </summary>
        <div className="grid grid-cols-2 gap-2">
          <TextField
            name={`last.${seat}`}
            form={form}
            label={t("who.last")}
            defaultValue={sent("last")}
            error={error}
          />
          <TextField
            name={`first.${seat}`}
            form={form}
            label={t("who.first")}
            defaultValue={sent("first")}
          />
        </div>
      </details>
    </div>
  );
}

type More = {
  readonly month?: string;
  /** The answer to the question about the hotel; another day is another question. */
  readonly stay?: StayAnswer | undefined;
};

/** The page of a change with another wish: all of it is in the address, so that it works without scripts. */
export function changePath(reservationId: string, wish: ChangeWish, more: More = {}): string {
  const { kind: _, ...values } = wish;
  return listPath(`/reservation/${reservationId}/change`, { ...values, ...more });
}

/** Chosen or typed travellers, for a page that is sent again without scripts. */
export type TypedPeople = {
  /** `who.2`, `last.2`, `first.2`: by the names of their fields. */
  readonly names: Readonly<Record<string, string>>;
  readonly gone: readonly string[];
};

const NAME = /^(?:who|last|first)\.\d{1,2}$/;

export function typedPeople(form: FormData): TypedPeople {
  const names = [...form].filter(([name]) => NAME.test(name));
  return {
    names: Object.fromEntries(names.map(([name, value]) => [name, String(value)])),
    gone: form.getAll("gone").map(String),
  };
}

/** Why a change cannot be done, in a sentence. */
export function useRefusalText(): (refusal: ChangeRefusal) => string {
  const { t } = useTranslation("errors");
  const unclearText = useUnclearText();
  return ({ code, values, unclear }) => (unclear ? unclearText(unclear) : t(code, { ...values }));
}
