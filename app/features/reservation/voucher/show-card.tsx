import { MapPin, Maximize2, Printer } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { localizedText } from "#app/domain/locale.ts";
import { voucherPhrases } from "#app/domain/reservation/voucher/voucher-phrases.ts";
import {
  TIME_WORD,
  thaiDay,
  tipWords,
  VOUCHER_PLEASE,
  VOUCHER_WORDS,
  type VoucherWord,
  WAY_BACK,
} from "#app/domain/reservation/voucher/voucher-words.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { Voucher } from "./voucher-queries.server.ts";

type ShowCardProps = { readonly voucher: Voucher };

const W = VOUCHER_WORDS;

/** Where Thai is spoken it is Thai, elsewhere English: one of them is read at every desk we send people to. */
function languageOf({ zone }: Voucher): "th" | "en" {
  return zone === "Asia/Bangkok" ? "th" : "en";
}

/** White on ink and large: it is held out to somebody. */
export function ShowCard({ voucher }: ShowCardProps) {
  const { t } = useTranslation("reservation");
  const { latitude, longitude } = voucher;
  const tongue = languageOf(voucher);
  const [large, setLarge] = useState<VoucherWord | "card">();
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
            key={phrase.en}
            phrase={phrase}
            tongue={tongue}
            onEnlarge={() => setLarge(phrase)}
          />
        ))}
      </ul>
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
            lang={tongue}
            className="thai rounded-panel bg-ink p-8 text-28 leading-[1.6] font-bold text-white md:text-36"
          >
            {large[tongue]}
          </p>
        ) : null}
      </Dialog>
    </section>
  );
}

type PhraseProps = {
  readonly phrase: VoucherWord;
  readonly tongue: "th" | "en";
  readonly onEnlarge: () => void;
};

function Phrase({ phrase, tongue, onEnlarge }: PhraseProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const mine = phrase[locale];
  return (
    <li className="flex items-center gap-3 rounded-card border border-line p-4">
      <div className="min-w-0 flex-1">
        <b className="block leading-6">{mine}</b>
        {mine === phrase[tongue] ? null : (
          <span lang={tongue} className="thai block text-ink-2">
            {phrase[tongue]}
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
  const { voucherCode, tipBaht, players, note, caddies, wayBack } = voucher;
  const tongue = languageOf(voucher);
  const day = (each: typeof usedOn) => (tongue === "th" ? thaiDay(each) : each);
  return (
    <div
      lang={tongue}
      className={`thai grid gap-2 rounded-panel bg-ink p-6 leading-[1.6] text-white ${size}`}
    >
      <p>{VOUCHER_PLEASE[kind][tongue]}</p>
      <p lang="en" className="text-28 font-bold">
        {localizedText(title, "en")}
      </p>
      {address ? <p lang="en">{localizedText(address, "en")}</p> : null}
      <hr className="my-2 border-white/30" />
      <p>
        {W.people[tongue]} <b>{names.join(", ")}</b>
      </p>
      <p>
        {W.date[tongue]} {day(usedOn)}
        {endsOn ? ` – ${day(endsOn)}` : ""}
      </p>
      {time ? (
        <p>
          {TIME_WORD[kind][tongue]} <b className="num">{time}</b>
        </p>
      ) : null}
      {wayBack ? (
        <p>
          {W.wayBack[tongue]} <b>{WAY_BACK[wayBack][tongue]}</b>
        </p>
      ) : null}
      {caddies.length > 0 ? (
        <p>
          {W.caddie[tongue]}{" "}
          <b lang="en" className="num">
            {caddies.join(", ")}
          </b>
        </p>
      ) : null}
      {note ? (
        <p className="break-words">
          {W.note[tongue]} <b>{note}</b>
        </p>
      ) : null}
      <p>
        {(supplierReference ? W.reference : W.code)[tongue]}{" "}
        <b className="num">{supplierReference ?? voucherCode}</b>
      </p>
      <p>{W.paid[tongue]}</p>
      {tipBaht ? <p>{tipWords(tipBaht, players)[tongue]}</p> : null}
    </div>
  );
}
