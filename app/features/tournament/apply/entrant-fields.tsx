import { clsx } from "clsx";
import { Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import {
  GENDERS,
  type PersonField,
  personInput,
  SHIRT_SIZES,
} from "#app/domain/tournament/entry-conditions.ts";
import { Badge } from "#app/ui/badge.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

export type PersonStart = Readonly<Partial<Record<PersonField, string>>>;

type PersonFieldsProps = {
  readonly index: number;
  readonly start: PersonStart;
  /** As it is typed now. */
  readonly name: string;
  readonly isMe: boolean;
  readonly isMet: boolean;
  readonly maxHandicap: number | null;
  readonly errorOf: (input: string) => ErrorCode | undefined;
  readonly onRemove: () => void;
};

/** One person of an application; what is wrong stands in that person's own box. */
export function PersonFields(props: PersonFieldsProps) {
  const { index, start, name, isMe, isMet, maxHandicap, errorOf, onRemove } = props;
  const { t } = useTranslation("entry");
  const common = (field: PersonField) => ({
    name: personInput(field, index),
    label: t(`person.${field}`),
    defaultValue: start[field] ?? "",
    error: errorOf(personInput(field, index)),
  });
  const shown = name || t("person.nth", { number: index + 1 });
  return (
    <fieldset className="rounded-control border border-line p-4">
      <legend className="sr-only">{shown}</legend>
      <PersonHead shown={shown} isMe={isMe} isMet={isMet} onRemove={onRemove} />
      <div className="mt-4 grid grid-cols-2 gap-3">
        <TextField
          {...common("name")}
          className="col-span-2"
          required
          maxLength={60}
          autoComplete="off"
        />
        <SelectField
          {...common("gender")}
          placeholder={t("choose")}
          options={GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
        />
        <TextField {...common("birthYear")} inputMode="numeric" maxLength={4} placeholder="1970" />
        <TextField
          {...common("handicap")}
          inputMode="decimal"
          maxLength={4}
          className={clsx(errorOf(personInput("handicap", index)) && "is-invalid")}
          hint={maxHandicap === null ? undefined : t("handicap_hint", { max: maxHandicap })}
        />
        <SelectField
          {...common("shirt")}
          placeholder={t("choose")}
          options={SHIRT_SIZES.map((value) => ({ value, label: t(`shirt.${value}`) }))}
        />
      </div>
    </fieldset>
  );
}

type PersonHeadProps = Pick<PersonFieldsProps, "isMe" | "isMet" | "onRemove"> & {
  readonly shown: string;
};

function PersonHead({ shown, isMe, isMet, onRemove }: PersonHeadProps) {
  const { t } = useTranslation("entry");
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-11 flex-none place-items-center rounded-full bg-fairway-50 font-bold text-fairway-700"
      >
        {[...shown][0]}
      </span>
      <b className="min-w-0 flex-1">
        {shown} {isMe ? <Badge tone="pick">{t("me")}</Badge> : null}
      </b>
      {isMet ? (
        <Badge tone="instant" icon={Check}>
          {t("met")}
        </Badge>
      ) : null}
      {isMe ? null : (
        <IconButton icon={X} label={t("remove", { name: shown })} onClick={onRemove} />
      )}
    </div>
  );
}
