import { MapPin, Maximize2, Printer } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { localizedText, SUPPLIER_LOCALE } from "#app/domain/locale.ts";
import {
  dayIn,
  languageAt,
  type VoucherLanguage,
} from "#app/domain/reservation/voucher/voucher-language.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import {
  timeLabel,
  tipLabels,
  type VoucherLabel,
  voucherLabel,
  voucherPhrases,
} from "./voucher-labels.ts";
import type { Voucher } from "./voucher-queries.server.ts";

type ShowCardProps = { readonly voucher: Voucher };

/** Large and white on dark, to be shown to somebody. */
export function ShowCard({ voucher }: ShowCardProps) {
  const { t } = useTranslation("reservation");
  const spoken = languageAt(voucher.zone);
  const [large, setLarge] = useState<VoucherLabel | "card">();
  return (
    <section className="card rounded-panel p-4" aria-label={t("voucher.show")}>
      <div className="flex items-center justify-between gap-2 px-2">
        <h2 className="text-18">{t("voucher.show")}</h2>
        <span className="no-print">
          <IconButton
            icon={Maximize2}
            label={t("voucher.enlarge")}
            onClick={() => setLarge("card")}
          />
        </span>
      </div>
      <Held voucher={voucher} size="mt-3 text-18" />
      <ul className="no-print mt-4 grid gap-3">
        {voucherPhrases({ ...voucher, name: voucher.names[0] ?? "" }).map((phrase) => (
          <Phrase
            key={phrase[spoken]}
            phrase={phrase}
            spoken={spoken}
            onEnlarge={() => setLarge(phrase)}
          />
        ))}
      </ul>
      <CardActions voucher={voucher} />
      <Dialog
        wide
        title={t("voucher.show")}
        open={large !== undefined}
        onOpenChange={(open) => {
          if (!open) setLarge(undefined);
        }}
      >
        {large === "card" ? <Held voucher={voucher} size="text-22" /> : null}
        {large && large !== "card" ? (
          <p
            lang={spoken}
            className="thai rounded-panel bg-ink p-8 text-28 leading-[1.6] font-bold text-white md:text-36"
          >
            {large[spoken]}
          </p>
        ) : null}
      </Dialog>
    </section>
  );
}

function CardActions({ voucher: { latitude, longitude } }: ShowCardProps) {
  const { t } = useTranslation("reservation");
  return (
    <div className="no-print mt-4 grid grid-cols-2 gap-2">
      {latitude !== null && longitude !== null ? (
        <a
          className={buttonClass({ variant: "secondary" })}
          href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          <MapPin aria-hidden="true" />
          {t("voucher.map")}
        </a>
      ) : null}
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t("voucher.print")}
      </Button>
    </div>
  );
}

type PhraseProps = {
  readonly phrase: VoucherLabel;
  readonly spoken: VoucherLanguage;
  readonly onEnlarge: () => void;
};

function Phrase({ phrase, spoken, onEnlarge }: PhraseProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const mine = phrase[locale];
  return (
    <li className="flex items-center gap-3 rounded-card border border-line p-4">
      <div className="min-w-0 flex-1">
        <b className="block leading-6">{mine}</b>
        {mine === phrase[spoken] ? null : (
          <span lang={spoken} className="thai block text-ink-2">
            {phrase[spoken]}
          </span>
        )}
      </div>
      <IconButton
        icon={Maximize2}
        label={t("voucher.enlarge_phrase", { phrase: mine })}
        onClick={onEnlarge}
      />
    </li>
  );
}

function Held({ voucher, size }: ShowCardProps & { readonly size: string }) {
  const { kind, title, usedOn, endsOn, time, names, address, supplierReference } = voucher;
  const { voucherCode, tipBaht, players, note, caddies, returnRide } = voucher;
  const spoken = languageAt(voucher.zone);
  const said = (word: VoucherLabel) => word[spoken];
  return (
    <div
      lang={spoken}
      className={`thai grid gap-2 rounded-panel bg-ink p-6 leading-[1.6] text-white ${size}`}
    >
      <p>{said(voucherLabel(`please.${kind}`))}</p>
      <p lang={SUPPLIER_LOCALE} className="text-28 font-bold">
        {localizedText(title, SUPPLIER_LOCALE)}
      </p>
      {address ? <p lang={SUPPLIER_LOCALE}>{localizedText(address, SUPPLIER_LOCALE)}</p> : null}
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
          {said(timeLabel(kind))} <b className="num">{time}</b>
        </p>
      ) : null}
      {returnRide ? (
        <p>
          {said(voucherLabel("way_back"))} <b>{said(voucherLabel(`way_back.${returnRide}`))}</b>
        </p>
      ) : null}
      {caddies.length > 0 ? (
        <p>
          {said(voucherLabel("caddie"))}{" "}
          <b lang={SUPPLIER_LOCALE} className="num">
            {caddies.join(", ")}
          </b>
        </p>
      ) : null}
      {note ? (
        <p className="break-words">
          {said(voucherLabel("note"))} <b>{note}</b>
        </p>
      ) : null}
      <p>
        {said(voucherLabel(supplierReference ? "reference" : "code"))}{" "}
        <b className="num">{supplierReference ?? voucherCode}</b>
      </p>
      <p>{said(voucherLabel("paid"))}</p>
      {tipBaht ? <p>{said(tipLabels(tipBaht, players))}</p> : null}
    </div>
  );
}
