import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { oneOf } from "#app/domain/common/paging.ts";
import { FLIGHT_WISHES, type FlightWish } from "#app/domain/tournament/entry-conditions.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { CheckField, RadioGroup, TextField } from "#app/ui/form/field.tsx";
import { Switch } from "#app/ui/form/switch.tsx";

type WishProps = {
  readonly errorOf: (input: string) => ErrorCode | undefined;
  /** What was sent and refused, so that it is not written again. */
  readonly typed: Readonly<Record<string, string>>;
};

export function FlightWishes({
  names,
  errorOf,
  typed,
}: WishProps & { readonly names: readonly string[] }) {
  const { t } = useTranslation("entry");
  const [wish, setWish] = useState<FlightWish>(
    oneOf(typed.wish ?? null, FLIGHT_WISHES) ?? "together",
  );
  return (
    <>
      <RadioGroup
        name="wish"
        label={t("wish.title")}
        hideLabel
        className="mt-4"
        value={wish}
        onChange={(value) => setWish(value as FlightWish)}
        options={FLIGHT_WISHES.map((value) => ({
          value,
          label: t(`wish.${value}`),
          hint: value === "together" ? names.join(", ") : t(`wish_hint.${value}`),
        }))}
      />
      {wish === "named" ? (
        <TextField
          name="wishNames"
          label={t("wish.names")}
          hint={t("wish.names_hint")}
          maxLength={300}
          className="mt-3"
          defaultValue={typed.wishNames}
          error={errorOf("wishNames")}
        />
      ) : null}
    </>
  );
}

type PickupProps = WishProps & { readonly terms: "included" | "extra" };

export function Pickup({ terms, errorOf, typed }: PickupProps) {
  const { t } = useTranslation("entry");
  const [isOn, setOn] = useState(typed.van !== undefined);
  return (
    <>
      <Switch
        name="van"
        label={t("van.label")}
        hint={t(`van.${terms}`)}
        className="mt-3"
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      {isOn ? (
        <TextField
          name="hotel"
          label={t("van.hotel")}
          hint={t("van.hotel_hint")}
          maxLength={100}
          className="mt-3"
          defaultValue={typed.hotel}
          error={errorOf("hotel")}
        />
      ) : null}
    </>
  );
}

export function Agreements({ errorOf, typed }: WishProps) {
  const { t } = useTranslation("entry");
  return (
    <div className="mt-2">
      <CheckField
        name="agreeSafety"
        label={t("agree.safety")}
        defaultChecked={typed.agreeSafety !== undefined}
        error={errorOf("agreeSafety")}
      />
      <CheckField
        name="agreePhotos"
        label={t("agree.photos")}
        defaultChecked={typed.agreePhotos !== undefined}
        error={errorOf("agreePhotos")}
      />
      <CheckField
        name="agreeRefund"
        defaultChecked={typed.agreeRefund !== undefined}
        label={
          <>
            {t("agree.refund")}{" "}
            <AppLink to="/terms?doc=refund" target="_blank" className="underline">
              {t("agree.read")}
            </AppLink>
          </>
        }
        error={errorOf("agreeRefund")}
      />
    </div>
  );
}
