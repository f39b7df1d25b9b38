import { useTranslation } from "react-i18next";
import { type Won, won } from "#app/domain/common/money.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { FoundElsewhere } from "#app/features/reservation/offer/find-elsewhere.server.ts";
import { chipClass } from "#app/ui/look/chip-class.ts";
import type { OptionChoice } from "./offer-props.ts";

type OptionsProps = OptionChoice & {
  readonly options: readonly FoundElsewhere[];
  /** What the round cost before discounts. */
  readonly paid: Won;
};

/** Other days and courses, the nearest first, each with its price of today and what cannot go along. */
export function ElsewhereOptions({ options, paid, chosen, isFull, toggle }: OptionsProps) {
  const { t } = useTranslation("reservation-desk");
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-14">{t("elsewhere.title")}</legend>
      {options.length === 0 ? (
        <p className="mt-1 text-14 text-ink-2">{t("elsewhere.none")}</p>
      ) : null}
      <ul className="mt-2 grid gap-2">
        {options.map((option) => (
          <li key={option.text}>
            <button
              type="button"
              className={chipClass({
                className:
                  "w-full rounded-card! py-2 text-left whitespace-normal! aria-disabled:opacity-50",
              })}
              aria-pressed={chosen.includes(option.text)}
              aria-disabled={(isFull && !chosen.includes(option.text)) || undefined}
              onClick={() => toggle(option.text)}
            >
              <OptionText option={option} paid={paid} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function OptionText({ option, paid }: { readonly option: FoundElsewhere; readonly paid: Won }) {
  const { t } = useTranslation("reservation-desk");
  const { day, text, won: money } = useAdminFormat();
  const { date, time } = option.option;
  const difference = option.price - paid;
  const sum = money(won(Math.abs(difference)));
  return (
    <span className="grid min-w-0 gap-0.5">
      <b className="tabular-nums whitespace-nowrap">{`${day(date)} ${time}`}</b>
      <span>{text(option.sellable.title)}</span>
      <span className="text-13">
        {difference === 0
          ? t("elsewhere.same_price")
          : t(difference > 0 ? "elsewhere.dearer" : "elsewhere.cheaper", { sum })}
      </span>
      {option.staying.length > 0 ? (
        <span className="text-13">
          {t("elsewhere.staying", {
            names: option.staying.map(({ title }) => text(title)).join(", "),
          })}
        </span>
      ) : null}
    </span>
  );
}
