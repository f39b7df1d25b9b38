import { Trash2, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { MOST_REASON } from "#app/domain/checkout/phone/price-override.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { PhoneQuote } from "#app/features/checkout/phone-order/phone-quote.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { errorClass } from "#app/ui/form/field-class.ts";
import { iconButtonClass } from "#app/ui/icon-button.tsx";
import type { Draft } from "./use-draft.ts";

type Item = PhoneQuote["items"][number];
type LineRowsProps = { readonly draft: Draft };

/** The lines so far: what each is, its price, another price with its reason, and what is left of it. */
export function LineRows({ draft }: LineRowsProps) {
  const { t } = useTranslation("phone");
  const { t: error } = useTranslation("errors");
  const { quote, lines } = draft;
  if (lines.length === 0) return <p className="p-4 text-ink-2">{t("no_lines")}</p>;
  const items = quote?.items ?? [];
  const lost = lines.filter(
    (line) => !items.some(({ choice }) => lineKey(choice) === lineKey(line)),
  );
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <LineRow key={item.key} item={item} draft={draft} />
        ))}
        {lost.map((line) => (
          <li key={lineKey(line)} className="flex items-center justify-between gap-3 p-4">
            <span className="text-danger-700">
              {quote ? error("reservation.date_not_ready") : t("pricing")}
            </span>
            <RemoveButton name={lineKey(line)} onRemove={() => draft.remove(lineKey(line))} />
          </li>
        ))}
      </ul>
      {quote?.issues.map(({ code, level, keys }) => (
        <p
          key={`${code} ${keys.join(" ")}`}
          role="alert"
          className={level === "blocking" ? `${errorClass} px-4 pb-3` : "px-4 pb-3 text-warn-900"}
        >
          <TriangleAlert aria-hidden="true" className="inline size-4" /> {error(code)}
        </p>
      ))}
    </>
  );
}

function LineRow({ item, draft }: { readonly item: Item; readonly draft: Draft }) {
  const { t } = useTranslation("phone");
  const { day, won } = useAdminFormat();
  const price = draft.prices[item.key];
  return (
    <li className="grid gap-x-4 gap-y-2 p-4 md:grid-cols-[minmax(0,1fr)_9rem_minmax(0,14rem)_auto]">
      <div className="min-w-0">
        <b className="block">{item.title}</b>
        <span className="text-ink-2">{`${day(item.usedOn)} · ${item.detail}`}</span>
        <span className="block text-14">
          {t("list_price", { price: won(item.list) })}
          {item.margin ? (
            <span className={item.margin.isLow ? "text-danger-700" : "text-ink-2"}>
              {` · ${t("margin", { percent: item.margin.percent })}`}
              {item.margin.isLow ? ` · ${t("margin_low")}` : null}
            </span>
          ) : null}
        </span>
      </div>
      <TextField
        label={t("own_price")}
        inputMode="numeric"
        placeholder={String(item.list)}
        value={price?.amount ?? ""}
        error={price?.amount ? item.mistake : undefined}
        onChange={({ currentTarget }) => draft.setPrice(item.key, { amount: currentTarget.value })}
      />
      <TextField
        label={t("reason")}
        maxLength={MOST_REASON}
        value={price?.reason ?? ""}
        onChange={({ currentTarget }) => draft.setPrice(item.key, { reason: currentTarget.value })}
      />
      <RemoveButton name={item.title} onRemove={() => draft.remove(lineKey(item.choice))} />
    </li>
  );
}

type RemoveButtonProps = { readonly name: string; readonly onRemove: () => void };

function RemoveButton({ name, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation("phone");
  return (
    <button
      type="button"
      className={iconButtonClass({ className: "self-center" })}
      aria-label={t("remove", { name })}
      onClick={onRemove}
    >
      <Trash2 aria-hidden="true" />
    </button>
  );
}
