import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/errors.ts";
import type { Companion } from "#app/features/companion/companion-store.server.ts";
import { CheckField, SelectField, TextField } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { filledBy, type People, type Person } from "./use-people.ts";

type PersonFieldsProps = {
  readonly index: number;
  readonly person: Person;
  readonly people: People;
  readonly companions: readonly Companion[];
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

export function PersonFields({ index, person, people, companions, errorOf }: PersonFieldsProps) {
  const { t } = useTranslation("payment");
  const name = (field: string) => `person.${index}.${field}`;
  const change = (values: Partial<Person>) => people.change(person.id, values);
  const number = index + 1;
  const { remove } = people;
  return (
    <li className="rounded-card border border-line p-4">
      <fieldset>
        <legend className="sr-only">{t("people.number", { number })}</legend>
        <div className="flex items-center gap-3">
          <span className="avatar" aria-hidden="true">
            {number}
          </span>
          <div className="min-w-0 flex-1">
            {index === 0 ? (
              <CheckField
                name={name("same")}
                value="booker"
                label={t("people.booker")}
                checked={person.isBooker}
                onChange={(event) => change({ isBooker: event.currentTarget.checked })}
              />
            ) : (
              <b>{t("people.number", { number })}</b>
            )}
          </div>
          {remove && index > 0 ? (
            <IconButton
              icon={Trash2}
              label={t("people.remove", { number })}
              onClick={() => remove(person.id)}
            />
          ) : null}
        </div>
        {person.isBooker ? null : (
          <NameFields {...{ person, companions, name, change, errorOf, number }} />
        )}
        <input type="hidden" name={name("gender")} value={person.gender} />
        <input type="hidden" name={name("birthday")} value={person.birthday} />
        <TextField
          className="mt-3 max-w-48"
          name={name("handicap")}
          label={t("people.handicap")}
          inputMode="decimal"
          error={errorOf("handicap")}
          value={person.handicap}
          onChange={(event) => change({ handicap: event.currentTarget.value })}
          maxLength={6}
        />
      </fieldset>
    </li>
  );
}

type NameFieldsProps = Pick<PersonFieldsProps, "person" | "companions" | "errorOf"> & {
  readonly number: number;
  readonly name: (field: string) => string;
  readonly change: (values: Partial<Person>) => void;
};

function NameFields({ person, companions, name, change, errorOf, number }: NameFieldsProps) {
  const { t } = useTranslation("payment");
  return (
    <>
      {companions.length > 0 ? (
        <SelectField
          className="mt-3"
          label={t("people.from_saved")}
          placeholder={t("people.choose")}
          value={
            companions.find(
              (each) =>
                each.firstName === person.firstName.toUpperCase() &&
                each.lastName === person.lastName.toUpperCase(),
            )?.id ?? ""
          }
          onChange={(event) => {
            const chosen = companions.find(({ id }) => id === event.currentTarget.value);
            if (chosen) change(filledBy(chosen));
          }}
          options={companions.map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${lastName} ${firstName}`,
          }))}
        />
      ) : null}
      <div className="mt-3 grid items-start gap-3 md:grid-cols-2 md:gap-4">
        <TextField
          name={name("lastName")}
          label={t("people.last_name", { number })}
          error={errorOf("lastName")}
          value={person.lastName}
          onChange={(event) => change({ lastName: event.currentTarget.value })}
          required
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
        />
        <TextField
          name={name("firstName")}
          label={t("people.first_name", { number })}
          error={errorOf("firstName")}
          value={person.firstName}
          onChange={(event) => change({ firstName: event.currentTarget.value })}
          required
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
        />
      </div>
      <CheckField className="mt-1" name={name("keep")} value="yes" label={t("people.keep")} />
    </>
  );
}
