import { BadgeCheck } from "lucide-react";
import { BRAND } from "#app/domain/brand.ts";
import { timeIn } from "#app/domain/catalog/cut-off.ts";
import { dateIn } from "#app/domain/date/local-date.ts";
import { localizedText } from "#app/domain/locale.ts";
import { cardLanguages } from "#app/domain/reservation/voucher/voucher-language.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Baht, BrandMark } from "#app/ui/icons.tsx";
import { ShowCard } from "./show-card.tsx";
import { Both, Day, Fact } from "./voucher-fact.tsx";
import type { Voucher } from "./voucher-queries.server.ts";
import { includedWords, timeWord, tipWords, voucherWord } from "./voucher-words.ts";

type VoucherCardProps = { readonly voucher: Voucher; readonly square: string };

/** For its owner and the desk on the left, in Thai for the driver on the right; one sheet when printed. */
export function VoucherCard({ voucher, square }: VoucherCardProps) {
  const { kind, title, orderNumber, tipBaht, players } = voucher;
  const [own, abroad] = cardLanguages(useLocale());
  return (
    <div className="voucher grid items-start gap-4 md:grid-cols-2 md:gap-6 print:grid-cols-2">
      <article className="card overflow-hidden rounded-panel">
        <header className="bg-fairway-700 p-6 text-white">
          <p className="flex items-center justify-between gap-3">
            <b className="inline-flex items-center gap-2">
              <BrandMark className="size-7" />
              {BRAND.name}
            </b>
            <span className="num text-14">{orderNumber}</span>
          </p>
          <p className="mt-4 text-14">
            <Both word={voucherWord(`kind.${kind}`)} />
          </p>
          <h1 lang={abroad} className="text-22">
            {localizedText(title, abroad)}
          </h1>
          <p lang={own}>{localizedText(title, own)}</p>
        </header>
        <When voucher={voucher} />
        <Proof voucher={voucher} square={square} />
        <div className="grid gap-4 px-6 pb-6">
          <Included voucher={voucher} />
          {tipBaht ? (
            <div className="cash">
              <Baht />
              <span>
                <b lang={own} className="block leading-6">
                  {tipWords(tipBaht, players)[own]}
                </b>
                <small lang={abroad} className="block">
                  {tipWords(tipBaht, players)[abroad]}
                </small>
              </span>
            </div>
          ) : null}
        </div>
      </article>
      <ShowCard voucher={voucher} />
    </div>
  );
}

function When({ voucher }: Pick<VoucherCardProps, "voucher">) {
  const { kind, usedOn, endsOn, time, names, note, returnRide } = voucher;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 p-6">
      <Fact word={voucherWord("date")}>
        <Day day={usedOn} />
      </Fact>
      {endsOn ? (
        <Fact word={voucherWord("until")}>
          <Day day={endsOn} />
        </Fact>
      ) : null}
      {time ? (
        <Fact word={timeWord(kind)}>
          <b className="num block text-18">{time}</b>
          <span className="text-14">
            <Both word={voucherWord("local")} />
          </span>
        </Fact>
      ) : null}
      {returnRide ? (
        <Fact word={voucherWord("way_back")}>
          <b className="block">
            <Both word={voucherWord(`way_back.${returnRide}`)} />
          </b>
        </Fact>
      ) : null}
      {note ? (
        <Fact word={voucherWord("note")}>
          <b className="block break-words">{note}</b>
        </Fact>
      ) : null}
      <RoundFacts voucher={voucher} />
      <Fact word={voucherWord("people")}>
        {names.map((name) => (
          <b key={name} className="block text-18 leading-6">
            {name}
          </b>
        ))}
      </Fact>
    </dl>
  );
}

/** How many play, and with how many carts and which caddies. */
function RoundFacts({ voucher }: Pick<VoucherCardProps, "voucher">) {
  const { players, bill } = voucher;
  const countOf = (code: "cart" | "caddy") =>
    bill?.rows.find((row) => row.code === code)?.count ?? 0;
  const carts = countOf("cart");
  const caddies = countOf("caddy");
  return (
    <>
      {players ? (
        <Fact word={voucherWord("players")}>
          <b className="num text-18">{players}</b>
        </Fact>
      ) : null}
      {carts + caddies > 0 ? (
        <Fact word={voucherWord("carts")}>
          <b className="num text-18">
            {carts} · {caddies}
          </b>
        </Fact>
      ) : null}
      {voucher.caddies.length > 0 ? (
        <Fact word={voucherWord("caddie")}>
          <b className="num block text-18 leading-6">{voucher.caddies.join(", ")}</b>
        </Fact>
      ) : null}
    </>
  );
}

/** Torn off here, as it were: what the desk looks up. */
function Proof({ voucher, square }: VoucherCardProps) {
  const { supplierReference, voucherCode, confirmedAt, recheckedAt, zone } = voucher;
  const day = confirmedAt && dateIn(zone, confirmedAt);
  // On the venue's clock, as whoever reads it at the desk there would say it.
  const again = recheckedAt && `${dateIn(zone, recheckedAt)} ${timeIn(zone, recheckedAt)}`;
  return (
    <div className="tear mx-6 flex items-center gap-4 py-6 md:gap-5">
      <img
        src={square}
        alt={voucherCode}
        width={148}
        height={148}
        className="size-30 flex-none md:size-37"
      />
      <dl className="grid min-w-0 gap-3">
        {supplierReference ? (
          <Fact word={voucherWord("reference")}>
            <b className="num text-18 break-all md:text-22">{supplierReference}</b>
          </Fact>
        ) : null}
        <Fact word={voucherWord("code")}>
          <b className="num text-18 md:text-22">{voucherCode}</b>
        </Fact>
        {day ? (
          <Fact word={voucherWord("confirmed")}>
            <Badge tone="instant" icon={BadgeCheck}>
              <span className="num">{day}</span>
            </Badge>
          </Fact>
        ) : null}
        {again ? (
          <Fact word={voucherWord("rechecked")}>
            <Badge tone="instant" icon={BadgeCheck}>
              <span className="num">{again}</span>
            </Badge>
          </Fact>
        ) : null}
      </dl>
    </div>
  );
}

function Included({ voucher }: Pick<VoucherCardProps, "voucher">) {
  const { bill, detail, address, players } = voucher;
  const words = includedWords((bill?.rows ?? []).map(({ code }) => code));
  const [own, abroad] = cardLanguages(useLocale());
  return (
    <dl className="grid gap-4">
      <Fact word={voucherWord("included")}>
        {words.length > 0 ? (
          <>
            <span lang={own} className="block">
              {words.map((word) => word[own]).join(", ")}
            </span>
            <span lang={abroad} className="block text-ink-2 first-letter:uppercase">
              {words.map((word) => word[abroad]).join(", ")}
            </span>
          </>
        ) : null}
        {players === null || words.length === 0 ? (
          <span className="block text-14 text-ink-2">
            <span lang={own} className="block">
              {localizedText(detail, own)}
            </span>
            <span lang={abroad}>{localizedText(detail, abroad)}</span>
          </span>
        ) : null}
      </Fact>
      {address ? (
        <Fact word={voucherWord("address")}>
          <span lang={abroad}>{localizedText(address, abroad)}</span>
        </Fact>
      ) : null}
      <Fact word={voucherWord("contact")}>
        <span className="num">
          {BRAND.name} {BRAND.phone}
        </span>
      </Fact>
    </dl>
  );
}
