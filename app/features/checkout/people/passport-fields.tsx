import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Companion } from "#app/features/order/companion/companion-store.server.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { CheckField, SelectField, TextField } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { FoldedCard } from "./folded-card.tsx";
import { filledBy, nameOf, type People, type Person, type PersonName } from "./use-people.ts";

type PersonFieldsProps = {
  readonly index: number;
  readonly person: Person;
  readonly booker: PersonName;
  readonly people: People;
  readonly companions: readonly Companion[];
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

const FIELDS = ["firstName", "lastName", "handicap"] as const;

/** A row with the traveller's name; its fields start open if there is no name yet. */
export function PersonFields(props: PersonFieldsProps) {
  const { index, person, booker, people, companions, errorOf } = props;
  const { t } = useTranslation("payment");
  const name = (field: string) => `person.${index}.${field}`;
  const change = (values: Partial<Person>) => people.change(person.id, values);
  const number = index + 1;
  const handicap = person.handicap ? t("people.has_handicap", { handicap: person.handicap }) : "";
  const text = [person.isBooker ? t("people.booker") : "", handicap].filter(Boolean).join(" · ");
  return (
    <li>
      <FoldedCard
        mark={<Avatar>{number}</Avatar>}
        title={nameOf(person, booker) || t("people.number", { number })}
        text={text}
        startsOpen={!person.isBooker && nameOf(person, booker) === ""}
        hasError={FIELDS.some((field) => errorOf(field) !== undefined)}
      >
        <fieldset>
          <legend className="sr-only">{t("people.number", { number })}</legend>
          {index === 0 ? (
            <CheckField
              name={name("same")}
              value="booker"
              label={t("people.booker")}
              checked={person.isBooker}
              onChange={(event) => change({ ...UNKNOWN, isBooker: event.currentTarget.checked })}
            />
          ) : null}
          <input type="hidden" name={name("gender")} value={person.gender} />
          <input type="hidden" name={name("birthday")} value={person.birthday} />
          <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-4">
            {person.isBooker ? null : <NameFields {...{ person, name, change, errorOf, number }} />}
            <TextField
              name={name("handicap")}
              label={t("people.handicap")}
              inputMode="decimal"
              error={errorOf("handicap")}
              value={person.handicap}
              onChange={(event) => change({ handicap: event.currentTarget.value })}
              maxLength={6}
            />
            {person.isBooker ? null : <SavedChoice {...{ person, companions, change }} />}
          </div>
          <RemovePerson index={index} remove={people.remove} id={person.id} />
        </fieldset>
      </FoldedCard>
    </li>
  );
}

type RemovePersonProps = Pick<PersonFieldsProps, "index"> &
  Pick<People, "remove"> & { readonly id: number };

function RemovePerson({ index, remove, id }: RemovePersonProps) {
  const { t } = useTranslation("payment");
  if (!remove || index === 0) return null;
  return (
    <IconButton
      className="mt-2"
      icon={Trash2}
      label={t("people.remove", { number: index + 1 })}
      onClick={() => remove(id)}
    />
  );
}

/** Another name is another person, so gender and birthday are unknown again. */
const UNKNOWN = { gender: "", birthday: "" } as const;

type NameFieldsProps = Pick<PersonFieldsProps, "person" | "errorOf"> & {
  readonly number: number;
  readonly name: (field: string) => string;
  readonly change: (values: Partial<Person>) => void;
};

function NameFields({ person, name, change, errorOf, number }: NameFieldsProps) {
  const { t } = useTranslation("payment");
  return (
    <>
      <TextField
        name={name("lastName")}
        label={t("people.last_name", { number })}
        error={errorOf("lastName")}
        value={person.lastName}
        onChange={(event) => change({ ...UNKNOWN, lastName: event.currentTarget.value })}
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
        onChange={(event) => change({ ...UNKNOWN, firstName: event.currentTarget.value })}
        required
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
      />
    </>
  );
}

type SavedChoiceProps = Pick<PersonFieldsProps, "person" | "companions"> &
  Pick<NameFieldsProps, "change">;

/** Fills the row with a saved companion. */
function SavedChoice({ person, companions, change }: SavedChoiceProps) {
  const { t } = useTranslation("payment");
  if (companions.length === 0) return null;
  const [first, last] = [person.firstName.toUpperCase(), person.lastName.toUpperCase()];
  const saved = companions.find((each) => each.firstName === first && each.lastName === last);
  return (
    <SelectField
      label={t("people.from_saved")}
      placeholder={t("people.choose")}
      value={saved?.id ?? ""}
      onChange={(event) => {
        const chosen = companions.find(({ id }) => id === event.currentTarget.value);
        if (chosen) change(filledBy(chosen));
      }}
      options={companions.map(({ id, firstName, lastName }) => ({
        value: id,
        label: `${lastName} ${firstName}`,
      }))}
    />
  );
}
