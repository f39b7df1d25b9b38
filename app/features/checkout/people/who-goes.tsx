import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { usualPeople } from "#app/features/checkout/form/checkout-form-lines.ts";
import type { CheckoutLine } from "#app/features/checkout/form/checkout-view.ts";
import { CheckField, ErrorText } from "#app/ui/form/field.tsx";
import { labelClass } from "#app/ui/form/field-class.ts";
import { nameOf, type Person, type PersonName } from "./use-people.ts";

type WhoGoesProps = {
  readonly lines: readonly CheckoutLine[];
  readonly people: readonly Person[];
  readonly booker: PersonName;
  readonly errorOf: (field: string) => ErrorCode | undefined;
};

/** Every line with the people on it, folded; all who travel are on every line that takes them. */
export function WhoGoes({ lines, people, booker, errorOf }: WhoGoesProps) {
  const { t } = useTranslation("payment");
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly number[]>>>({});
  const named = lines.filter(({ need }) => need > 0);
  if (people.length < 2 || !named.some(({ need }) => people.length > need)) return null;
  const goingWith = (line: CheckoutLine) =>
    chosen[line.key] ?? usualPeople(line, people.length).flatMap((row) => people[row]?.id ?? []);
  const isAll = named.every((line) => goingWith(line).length === people.length);
  return (
    <details
      className="group mt-2 border-t border-line pt-2"
      open={named.some(({ key }) => errorOf(`who.${key}`)) || undefined}
    >
      <summary className="flex min-h-14 cursor-pointer items-center gap-3">
        <span className="min-w-0">
          <b className="block leading-6">{t("who.title")}</b>
          <span className="block text-14 leading-5 text-ink-2">
            {isAll ? t("who.all", { count: people.length }) : t("who.some")}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 flex-none text-ink-3 group-open:rotate-180"
        />
      </summary>
      {named
        .filter(({ need }) => people.length > need)
        .map((line) => (
          <LinePeople
            key={line.key}
            {...{ line, people, booker }}
            going={goingWith(line)}
            error={errorOf(`who.${line.key}`)}
            onChange={(going) => setChosen({ ...chosen, [line.key]: going })}
          />
        ))}
    </details>
  );
}

type LinePeopleProps = Pick<WhoGoesProps, "people" | "booker"> & {
  readonly line: CheckoutLine;
  readonly going: readonly number[];
  readonly error: ErrorCode | undefined;
  readonly onChange: (going: readonly number[]) => void;
};

function LinePeople({ line, people, booker, going, error, onChange }: LinePeopleProps) {
  const { t } = useTranslation("payment");
  const id = `who-${line.key}-error`;
  return (
    <fieldset className="py-2" aria-describedby={error ? id : undefined}>
      <legend className={labelClass}>
        {t(line.most > line.need ? "who.names_between" : "who.names", {
          title: line.title,
          need: line.need,
          most: line.most,
        })}
      </legend>
      <div className="flex flex-wrap gap-x-5">
        {people.map((person, index) => (
          <CheckField
            key={person.id}
            name={`who.${line.key}`}
            value={index}
            label={nameOf(person, booker) || t("people.number", { number: index + 1 })}
            checked={going.includes(person.id)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...going, person.id]
                  : going.filter((each) => each !== person.id),
              )
            }
          />
        ))}
      </div>
      <ErrorText code={error} id={id} />
    </fieldset>
  );
}
