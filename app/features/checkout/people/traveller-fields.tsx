import { ChevronDown, Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { CheckoutLine } from "#app/features/checkout/form/checkout-view.ts";
import { CheckoutSection } from "#app/features/checkout/form/form-section.tsx";
import type { Companion } from "#app/features/order/companion/companion-store.server.ts";
import type { CheckoutReply } from "#app/features/order/payment/checkout-reply.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useFetcherRefusal } from "#app/ui/overlay/use-refusal-toast.ts";
import { PersonFields } from "./passport-fields.tsx";
import type { People, Person, PersonName } from "./use-people.ts";
import { WhoGoes } from "./who-goes.tsx";

type TravellerFieldsProps = {
  readonly lines: readonly CheckoutLine[];
  readonly people: People;
  readonly booker: PersonName;
  readonly companions: readonly Companion[];
  readonly errorOf: (field: string) => ErrorCode | undefined;
};

/** Everybody is named once; which line is whose is said below, and is nearly always right already. */
export function TravellerFields(props: TravellerFieldsProps) {
  const { lines, people, booker, companions, errorOf } = props;
  const { t } = useTranslation("payment");
  const { add } = people;
  return (
    <CheckoutSection title={t("people.title", { count: people.people.length })}>
      <p className="-mt-2 mb-4 text-ink-2">{t("people.text")}</p>
      <ol className="grid gap-2">
        {people.people.map((person, index) => (
          <PersonFields
            key={person.id}
            index={index}
            person={person}
            booker={booker}
            people={people}
            companions={companions}
            errorOf={(name) => errorOf(`person.${index}.${name}`)}
          />
        ))}
      </ol>
      {people.people.some((person) => isUnsaved(person, companions)) ? (
        <CheckField className="mt-2" name="keep" value="yes" label={t("people.keep")} />
      ) : null}
      {add ? (
        <Button variant="ghost" className="mt-2" onClick={add}>
          <Plus aria-hidden="true" />
          {t("people.add")}
        </Button>
      ) : null}
      <WhoGoes lines={lines} people={people.people} booker={booker} errorOf={errorOf} />
      <CompanionList companions={companions} />
    </CheckoutSection>
  );
}

/** Somebody who could be remembered; the booker is no companion. */
function isUnsaved(person: Person, companions: readonly Companion[]): boolean {
  if (person.isBooker) return false;
  const [first, last] = [person.firstName.toUpperCase(), person.lastName.toUpperCase()];
  return !companions.some(({ firstName, lastName }) => firstName === first && lastName === last);
}

/** People of earlier trips; they can be removed from the list. */
function CompanionList({ companions }: { readonly companions: readonly Companion[] }) {
  const { t } = useTranslation("payment");
  const fetcher = useFetcher<CheckoutReply>();
  useFetcherRefusal(fetcher.data);
  if (companions.length === 0) return null;
  return (
    <details className="group mt-2 border-t border-line pt-2">
      <summary className="flex min-h-12 cursor-pointer items-center font-bold">
        {t("saved.title", { count: companions.length })}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 flex-none text-ink-3 group-open:rotate-180"
        />
      </summary>
      <ul>
        {companions.map(({ id, firstName, lastName }) => {
          const name = `${lastName} ${firstName}`;
          return (
            <li key={id} className="flex items-center justify-between gap-3">
              <span>{name}</span>
              <IconButton
                icon={Trash2}
                label={t("saved.remove", { name })}
                onClick={() =>
                  fetcher.submit({ intent: "forget", companion: id }, { method: "post" })
                }
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
