import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/errors.ts";
import { usualPeople } from "#app/features/checkout/form/checkout-form-lines.ts";
import type { CheckoutLine } from "#app/features/checkout/form/checkout-view.ts";
import { CheckField, ErrorText } from "#app/ui/form/field.tsx";
import type { Person } from "./use-people.ts";

type WhoGoesProps = {
  readonly lines: readonly CheckoutLine[];
  readonly people: readonly Person[];
  readonly errorOf: (field: string) => ErrorCode | undefined;
};

/** Only where there is something to choose: a line that needs everybody has everybody. */
export function WhoGoes({ lines, people, errorOf }: WhoGoesProps) {
  const { t } = useTranslation("payment");
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly number[]>>>({});
  const open = lines.filter(({ need }) => need > 0 && people.length > need);
  if (open.length === 0) return null;
  const hasError = open.some(({ key }) => errorOf(`who.${key}`));
  return (
    <details className="group mt-4 border-t border-line pt-2" open={hasError || undefined}>
      <summary className="flex min-h-12 cursor-pointer items-center font-bold">
        {t("who.title")}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 flex-none text-ink-3 group-open:rotate-180"
        />
      </summary>
      {open.map((line) => {
        const here = chosen[line.key] ?? usualPeople(line).map((index) => people[index]?.id ?? 0);
        const error = errorOf(`who.${line.key}`);
        const id = `who-${line.key}-error`;
        return (
          <fieldset key={line.key} className="py-2" aria-describedby={error ? id : undefined}>
            <legend className="label">
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
                  label={nameOf(person) || t("people.number", { number: index + 1 })}
                  checked={here.includes(person.id)}
                  onChange={(event) =>
                    setChosen({
                      ...chosen,
                      [line.key]: event.currentTarget.checked
                        ? [...here, person.id]
                        : here.filter((each) => each !== person.id),
                    })
                  }
                />
              ))}
            </div>
            <ErrorText code={error} id={id} />
          </fieldset>
        );
      })}
    </details>
  );
}

function nameOf({ firstName, lastName, isBooker }: Person): string {
  return isBooker ? "" : `${lastName} ${firstName}`.trim().toUpperCase();
}
