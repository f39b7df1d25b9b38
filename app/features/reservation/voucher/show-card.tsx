import { MapPin, Maximize2, Phone, Printer } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  languageAt,
  type VoucherLanguage,
} from "#app/domain/reservation/voucher/voucher-language.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { HeldCard } from "./held-card.tsx";
import { type VoucherLabel, voucherPhrases } from "./voucher-labels.ts";
import type { Voucher } from "./voucher-queries.server.ts";

type ShowCardProps = { readonly voucher: Voucher };

/** Large and white on dark, to be shown to a driver or at a desk. */
export function ShowCard({ voucher }: ShowCardProps) {
  const { t } = useTranslation("reservation");
  const spoken = languageAt(voucher.zone);
  const [large, setLarge] = useState<VoucherLabel | "card">();
  return (
    <section
      className={`${roundCardClass} p-4 print:in-data-[print=large-card]:[&>:not([data-large-card])]:hidden`}
      aria-label={t("voucher.show")}
    >
      <div className="flex items-center justify-between gap-2 px-2">
        <h2 className="text-18">{t("voucher.show")}</h2>
        <span className="print:hidden">
          <IconButton
            icon={Maximize2}
            label={t("voucher.enlarge")}
            onClick={() => setLarge("card")}
          />
        </span>
      </div>
      <div className="mt-3">
        <HeldCard voucher={voucher} />
      </div>
      <ul className="mt-4 grid gap-3 print:hidden">
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
      {/* For a driver who reads it at arm's length: printed alone, over the whole sheet. */}
      <div
        data-large-card
        className="hidden print:in-data-[print=large-card]:block print:in-data-[print=large-card]:[zoom:1.25]"
      >
        <HeldCard voucher={voucher} isLarge />
      </div>
      <Dialog
        wide
        title={t("voucher.show")}
        open={large !== undefined}
        onOpenChange={(open) => {
          if (!open) setLarge(undefined);
        }}
      >
        {large === "card" ? <HeldCard voucher={voucher} isLarge /> : null}
        {large && large !== "card" ? (
          <p
            lang={spoken}
            className="font-thai [word-break:normal] rounded-panel bg-ink p-8 text-28 leading-[1.6] font-bold text-white md:text-36"
          >
            {large[spoken]}
          </p>
        ) : null}
      </Dialog>
    </section>
  );
}

function CardActions({ voucher }: ShowCardProps) {
  const { t } = useTranslation("reservation");
  const { kind, latitude, longitude, local } = voucher;
  return (
    <div className="mt-4 grid grid-cols-2 gap-2 print:hidden">
      {local.phone ? (
        <a
          className={buttonClass({ variant: "secondary" })}
          href={`tel:${local.phone.replaceAll(" ", "")}`}
        >
          <Phone aria-hidden="true" />
          {t(kind === "hotel" ? "voucher.call.hotel" : "voucher.call.golf")}
        </a>
      ) : null}
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
      <Button variant="secondary" onClick={printLargeCard}>
        <Printer aria-hidden="true" />
        {t("voucher.print_large")}
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
          <span lang={spoken} className="font-thai [word-break:normal] block text-ink-2">
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

/** Prints the card for the driver alone, as large as the sheet; while the mark is there, the rest of the page is not printed. */
function printLargeCard(): void {
  const { dataset } = document.documentElement;
  dataset.print = "large-card";
  window.addEventListener("afterprint", () => delete dataset.print, { once: true });
  window.print();
}
