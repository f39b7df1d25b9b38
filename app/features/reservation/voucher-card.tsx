import { MapPin, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BRAND } from "#app/domain/brand.ts";
import { formatShortDay } from "#app/domain/date-text.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import { localizedText } from "#app/domain/locale.ts";
import {
  thaiDay,
  VOUCHER_KIND,
  VOUCHER_PLEASE,
  VOUCHER_WORDS,
  type VoucherWord,
} from "#app/domain/reservation/voucher-words.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import type { Voucher } from "./voucher-queries.server.ts";

type VoucherCardProps = { readonly voucher: Voucher; readonly square: string };

const W = VOUCHER_WORDS;

/** For its owner and the desk on the left, in Thai for the driver on the right; one sheet when printed. */
export function VoucherCard({ voucher, square }: VoucherCardProps) {
  const { kind, title, detail, usedOn, endsOn, time, names, orderNumber } = voucher;
  const { supplierReference, voucherCode, address } = voucher;
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 print:grid-cols-2">
      <article className="card overflow-hidden rounded-panel">
        <header className="bg-fairway-700 p-6 text-white">
          <p className="flex justify-between gap-3">
            <b>{BRAND.name.en}</b>
            <span className="num text-14">{orderNumber}</span>
          </p>
          <p className="mt-4 text-14">
            <Both word={VOUCHER_KIND[kind]} />
          </p>
          <h1 lang="en" className="text-22">
            {localizedText(title, "en")}
          </h1>
          <p lang="ko">{localizedText(title, "ko")}</p>
        </header>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-5 p-6">
          <Fact word={W.date}>
            <Day day={usedOn} />
          </Fact>
          {endsOn ? (
            <Fact word={W.until}>
              <Day day={endsOn} />
            </Fact>
          ) : null}
          {time ? (
            <Fact word={W.time}>
              <b className="num block text-18">{time}</b>
              <span className="text-14">
                <Both word={W.local} />
              </span>
            </Fact>
          ) : null}
          <Fact word={W.people}>
            {names.map((name) => (
              <b key={name} className="block">
                {name}
              </b>
            ))}
          </Fact>
        </dl>
        <div className="mx-6 flex items-center gap-4 border-t border-dashed border-line-strong py-6 md:gap-5">
          <img
            src={square}
            alt={voucherCode}
            width={148}
            height={148}
            className="size-30 flex-none md:size-37"
          />
          <dl className="grid min-w-0 gap-3">
            {supplierReference ? (
              <Fact word={W.reference}>
                <b className="num text-18 break-all md:text-22">{supplierReference}</b>
              </Fact>
            ) : null}
            <Fact word={W.code}>
              <b className="num text-18 md:text-22">{voucherCode}</b>
            </Fact>
          </dl>
        </div>
        <dl className="grid gap-4 px-6 pb-6">
          <Fact word={W.included}>
            <span lang="ko" className="block">
              {localizedText(detail, "ko")}
            </span>
            <span lang="en" className="block text-ink-2">
              {localizedText(detail, "en")}
            </span>
          </Fact>
          {address ? (
            <Fact word={W.address}>
              <span lang="en">{localizedText(address, "en")}</span>
            </Fact>
          ) : null}
          <Fact word={W.contact}>
            <span className="num">
              {BRAND.name.en} {BRAND.phone}
            </span>
          </Fact>
        </dl>
      </article>
      <ThaiCard voucher={voucher} />
    </div>
  );
}

/** White on ink and large: it is held out to somebody. */
function ThaiCard({ voucher }: Pick<VoucherCardProps, "voucher">) {
  const { t } = useTranslation("reservation");
  const { kind, title, usedOn, endsOn, time, names, address, supplierReference } = voucher;
  const { latitude, longitude, voucherCode } = voucher;
  return (
    <section className="card rounded-panel p-4" aria-label={t("voucher.show")}>
      <h2 className="px-2 text-18">{t("voucher.show")}</h2>
      <div lang="th" className="thai mt-3 grid gap-2 rounded-panel bg-ink p-6 text-18 text-white">
        <p className="text-16">{VOUCHER_PLEASE[kind].th}</p>
        <p lang="en" className="text-28 font-bold">
          {localizedText(title, "en")}
        </p>
        {address ? <p lang="en">{localizedText(address, "en")}</p> : null}
        <hr className="my-2 border-white/30" />
        <p>
          {W.people.th} <b>{names.join(", ")}</b>
        </p>
        <p>
          {W.date.th} {thaiDay(usedOn)}
          {endsOn ? ` – ${thaiDay(endsOn)}` : ""}
        </p>
        {time ? (
          <p>
            {W.time.th} <b className="num">{time}</b>
          </p>
        ) : null}
        <p>
          {W.reference.th} <b className="num">{supplierReference ?? voucherCode}</b>
        </p>
        <p>{W.paid.th}</p>
      </div>
      <div className="no-print mt-4 grid gap-2 md:grid-cols-2">
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
    </section>
  );
}

function Fact({ word, children }: { readonly word: VoucherWord; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-14 text-ink-3">
        <Both word={word} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Both({ word }: { readonly word: VoucherWord }) {
  return (
    <>
      <span lang="ko">{word.ko}</span> <span lang="en">{word.en}</span>
    </>
  );
}

function Day({ day }: { readonly day: LocalDate }) {
  return (
    <>
      <b className="num block text-18">{day}</b>
      <span lang="ko" className="block text-14">
        {formatShortDay(day, "ko")}
      </span>
      <span lang="en" className="block text-14">
        {formatShortDay(day, "en")}
      </span>
    </>
  );
}
