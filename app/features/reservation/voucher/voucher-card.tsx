import { localizedText } from "#app/domain/common/language/languages.ts";
import { BRAND } from "#app/domain/company/brand.ts";
import { cardLanguages } from "#app/domain/reservation/voucher/voucher-language.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { BrandMark } from "#app/ui/icons.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";
import { Baht } from "#app/ui/look/trade-icons.tsx";
import { cashClass } from "#app/ui/money/cash-box.tsx";
import { ShowCard } from "./show-card.tsx";
import { VoucherDetails } from "./voucher-details.tsx";
import { Both, Day, Fact } from "./voucher-fact.tsx";
import { timeLabel, tipLabels, voucherLabel } from "./voucher-labels.ts";
import { VoucherProof } from "./voucher-proof.tsx";
import type { Voucher } from "./voucher-queries.server.ts";

type VoucherCardProps = { readonly voucher: Voucher; readonly square: string };

/** For its owner and the front desk on the left, in Thai for the driver on the right; one sheet when printed, since the venue keeps it; the card to show stays as large as on the screen. */
export function VoucherCard({ voucher, square }: VoucherCardProps) {
  const { kind, title, orderNumber, tipBaht, players } = voucher;
  const [ownerLanguage, venueLanguage] = cardLanguages(useLocale());
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6 print:grid-cols-2 print:gap-4 print:in-data-[print=large-card]:block">
      <article
        className={`${roundCardClass} overflow-hidden print:[zoom:0.82] print:in-data-[print=large-card]:hidden`}
      >
        <header className="bg-fairway-700 p-6 text-white [print-color-adjust:exact]">
          <p className="flex items-center justify-between gap-3">
            <b className="inline-flex items-center gap-2">
              <BrandMark className="size-7" />
              {BRAND.name}
            </b>
            <span className="tabular-nums whitespace-nowrap text-14">{orderNumber}</span>
          </p>
          <p className="mt-4 text-14">
            <Both word={voucherLabel(`kind.${kind}`)} />
          </p>
          <h1 lang={venueLanguage} className="text-22">
            {localizedText(title, venueLanguage)}
          </h1>
          <p lang={ownerLanguage}>{localizedText(title, ownerLanguage)}</p>
        </header>
        <When voucher={voucher} />
        <VoucherProof voucher={voucher} square={square} />
        <div className="grid gap-4 px-6 pb-6">
          <VoucherDetails voucher={voucher} />
          {tipBaht ? (
            <div className={cashClass}>
              <Baht />
              <span>
                <b lang={ownerLanguage} className="block leading-6">
                  {tipLabels(tipBaht, players)[ownerLanguage]}
                </b>
                <small lang={venueLanguage} className="block">
                  {tipLabels(tipBaht, players)[venueLanguage]}
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
      <Fact word={voucherLabel("date")}>
        <Day day={usedOn} />
      </Fact>
      {endsOn ? (
        <Fact word={voucherLabel("until")}>
          <Day day={endsOn} />
        </Fact>
      ) : null}
      {time ? (
        <Fact word={timeLabel(kind)}>
          <b className="tabular-nums whitespace-nowrap block text-18">{time}</b>
          <span className="text-14">
            <Both word={voucherLabel("local")} />
          </span>
        </Fact>
      ) : null}
      {returnRide ? (
        <Fact word={voucherLabel("way_back")}>
          <b className="block">
            <Both word={voucherLabel(`way_back.${returnRide}`)} />
          </b>
        </Fact>
      ) : null}
      {note ? (
        <Fact word={voucherLabel("note")}>
          <b className="block break-words">{note}</b>
        </Fact>
      ) : null}
      <RoundFacts voucher={voucher} />
      <Fact word={voucherLabel("people")}>
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
        <Fact word={voucherLabel("players")}>
          <b className="tabular-nums whitespace-nowrap text-18">{players}</b>
        </Fact>
      ) : null}
      {carts + caddies > 0 ? (
        <Fact word={voucherLabel("carts")}>
          <b className="tabular-nums whitespace-nowrap text-18">
            {carts} · {caddies}
          </b>
        </Fact>
      ) : null}
      {voucher.caddies.length > 0 ? (
        <Fact word={voucherLabel("caddie")}>
          <b className="tabular-nums whitespace-nowrap block text-18 leading-6">
            {voucher.caddies.join(", ")}
          </b>
        </Fact>
      ) : null}
    </>
  );
}
