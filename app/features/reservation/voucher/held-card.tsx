import { clsx } from "clsx";
import { Fragment } from "react";
import { localizedText, SUPPLIER_LOCALE } from "#app/domain/common/language/languages.ts";
import { dayIn, languageAt } from "#app/domain/reservation/voucher/voucher-language.ts";
import { timeLabel, tipLabels, type VoucherLabel, voucherLabel } from "./voucher-labels.ts";
import type { Voucher } from "./voucher-queries.server.ts";

type HeldCardProps = {
  readonly voucher: Voucher;
  /** For eyes at the wheel: the name in 44 px, without what only a front desk reads. */
  readonly isLarge?: boolean;
};

/** White on dark, in the language of the place: where to, where that is, whom to call, and for whom it is booked. */
export function HeldCard({ voucher, isLarge = false }: HeldCardProps) {
  const { kind, usedOn, endsOn, time, names, returnRide } = voucher;
  const { confirmation } = voucher;
  const spoken = languageAt(voucher.zone);
  const said = (word: VoucherLabel) => word[spoken];
  return (
    <div
      lang={spoken}
      className={clsx(
        "font-thai [word-break:normal] grid gap-2 rounded-panel bg-ink p-6 leading-[1.6] text-white [print-color-adjust:exact]",
        isLarge ? "text-22 md:text-28" : "text-18",
      )}
    >
      <p>{said(voucherLabel(`please.${kind}`))}</p>
      <WhereTo voucher={voucher} isLarge={isLarge} />
      <hr className="my-2 border-white/30" />
      <p>
        {said(voucherLabel("people"))} <b>{names.join(", ")}</b>
      </p>
      <p>
        {said(voucherLabel("date"))} {dayIn(spoken, usedOn)}
        {endsOn ? ` – ${dayIn(spoken, endsOn)}` : ""}
      </p>
      {time ? (
        <p>
          {said(timeLabel(kind))} <b className="tabular-nums whitespace-nowrap">{time}</b>
        </p>
      ) : null}
      {returnRide ? (
        <p>
          {said(voucherLabel("way_back"))} <b>{said(voucherLabel(`way_back.${returnRide}`))}</b>
        </p>
      ) : null}
      <p>
        {said(voucherLabel(confirmation.by === "supplier" ? `reference.${kind}` : "code"))}{" "}
        <b className="tabular-nums whitespace-nowrap">{confirmation.number}</b>
      </p>
      {isLarge ? null : <DeskFacts voucher={voucher} said={said} />}
    </div>
  );
}

/** The name and address in the local script, or in Latin letters if they were not entered. */
function WhereTo({ voucher, isLarge = false }: HeldCardProps) {
  const { title, address, local, zone } = voucher;
  const spoken = languageAt(zone);
  return (
    <>
      <p
        lang={local.name ? spoken : SUPPLIER_LOCALE}
        className={clsx(
          "font-bold wrap-anywhere",
          isLarge ? "text-[2.75rem] leading-[1.35]" : "text-28",
        )}
      >
        {(local.name ?? localizedText(title, SUPPLIER_LOCALE)).split(" ").map((word, index) => (
          // Browsers break Thai by a dictionary that does not know the names of courses.
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may repeat a word
          <Fragment key={index}>
            <span className="inline-block">{word}</span>{" "}
          </Fragment>
        ))}
      </p>
      {local.address ? <p>{local.address}</p> : null}
      {!local.address && address ? (
        <p lang={SUPPLIER_LOCALE}>{localizedText(address, SUPPLIER_LOCALE)}</p>
      ) : null}
      {local.name ? (
        <p lang={SUPPLIER_LOCALE} className="text-16 text-white/80">
          {localizedText(title, SUPPLIER_LOCALE)}
        </p>
      ) : null}
      {local.phone ? (
        <p>
          {voucherLabel("phone")[spoken]}{" "}
          <b className="tabular-nums whitespace-nowrap">{local.phone}</b>
        </p>
      ) : null}
    </>
  );
}

type DeskFactsProps = {
  readonly voucher: Voucher;
  readonly said: (word: VoucherLabel) => string;
};

function DeskFacts({ voucher, said }: DeskFactsProps) {
  const { tipBaht, players, note, caddies, confirmation } = voucher;
  return (
    <>
      {caddies.length > 0 ? (
        <p>
          {said(voucherLabel("caddie"))}{" "}
          <b lang={SUPPLIER_LOCALE} className="tabular-nums whitespace-nowrap">
            {caddies.join(", ")}
          </b>
        </p>
      ) : null}
      {note ? (
        <p className="break-words">
          {said(voucherLabel("note"))} <b>{note}</b>
        </p>
      ) : null}
      {confirmation.by === "instant" ? <p>{said(voucherLabel("instant"))}</p> : null}
      <p>{said(voucherLabel("paid"))}</p>
      {tipBaht ? <p>{said(tipLabels(tipBaht, players))}</p> : null}
    </>
  );
}
