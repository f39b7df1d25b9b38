import { useTranslation } from "react-i18next";
import { localizedText } from "#app/domain/common/language/languages.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { emergencyContacts } from "#app/domain/reservation/voucher/emergency.ts";
import { cardLanguages, languageAt } from "#app/domain/reservation/voucher/voucher-language.ts";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Both, Fact } from "./voucher-fact.tsx";
import { includedLabels, voucherLabel } from "./voucher-labels.ts";
import type { Voucher } from "./voucher-queries.server.ts";

/** What is paid for, where it is, and whom to call there. */
export function VoucherDetails({ voucher }: { readonly voucher: Voucher }) {
  const { bill, detail, address, players, local, zone } = voucher;
  const spoken = languageAt(zone);
  const words = includedLabels((bill?.rows ?? []).map(({ code }) => code));
  const [ownerLanguage, venueLanguage] = cardLanguages(useLocale());
  return (
    <dl className="grid gap-4">
      <Fact word={voucherLabel("included")}>
        {words.length > 0 ? (
          <>
            <span lang={ownerLanguage} className="block">
              {words.map((word) => word[ownerLanguage]).join(", ")}
            </span>
            <span lang={venueLanguage} className="block text-ink-2 first-letter:uppercase">
              {words.map((word) => word[venueLanguage]).join(", ")}
            </span>
          </>
        ) : null}
        {players === null || words.length === 0 ? (
          <span className="block text-14 text-ink-2">
            <span lang={ownerLanguage} className="block">
              {localizedText(detail, ownerLanguage)}
            </span>
            <span lang={venueLanguage}>{localizedText(detail, venueLanguage)}</span>
          </span>
        ) : null}
      </Fact>
      {address ? (
        <Fact word={voucherLabel("address")}>
          <span lang={venueLanguage} className="block">
            {localizedText(address, venueLanguage)}
          </span>
          {local.address ? (
            <span lang={spoken} className="font-thai [word-break:normal] block">
              {local.address}
            </span>
          ) : null}
        </Fact>
      ) : null}
      <Price voucher={voucher} />
      <Emergency voucher={voucher} />
    </dl>
  );
}

/** For its owner alone: not printed, since the sheet is handed over. */
function Price({ voucher }: { readonly voucher: Voucher }) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { amount, coupon, points, card } = voucher;
  const less = [
    coupon > 0 && t("money.less_coupon", { amount: formatWon(coupon, locale) }),
    points > 0 && t("money.less_points", { amount: formatWon(points, locale) }),
    t("money.by_card", { amount: formatWon(card, locale) }),
  ];
  return (
    <div data-price className="print:hidden">
      <Fact word={voucherLabel("price")}>
        <b className="tabular-nums whitespace-nowrap">{formatWon(amount, locale)}</b>
        {coupon + points > 0 ? (
          <span className="block text-14 text-ink-2 tabular-nums">
            {less.filter(Boolean).join(" · ")}
          </span>
        ) : null}
      </Fact>
    </div>
  );
}

/** Numbers that can be dialled at the place, each a tap away. */
function Emergency({ voucher: { kind, zone, local } }: { readonly voucher: Voucher }) {
  const { emergencyPhone } = useBusiness();
  const contacts = emergencyContacts({ zone, venuePhone: local.phone, shopPhone: emergencyPhone });
  return (
    <Fact word={voucherLabel("contact")}>
      {contacts.map(({ who, number }) => (
        <a
          key={who}
          href={`tel:${number.replaceAll(" ", "")}`}
          className="flex min-h-11 items-center gap-x-3 py-1 print:min-h-0 print:py-0"
        >
          <span className="min-w-0 flex-1 text-14 leading-5 text-ink-2">
            <Both word={voucherLabel(who === "venue" ? `call.${kind}` : `call.${who}`)} />
          </span>
          <b className="tabular-nums whitespace-nowrap flex-none">{number}</b>
        </a>
      ))}
    </Fact>
  );
}
