import { ExternalLink, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { timeText } from "#app/domain/common/date/calendar-rules.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { countryName, languageName } from "#app/domain/common/text/place-name.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { noteClass } from "#app/ui/note.tsx";
import { FacilityList } from "./facility-list.tsx";
import type { HotelPage } from "./hotel-queries.server.ts";

/** All texts of the hotel, each under its heading; empty ones are left out. */
export function HotelInfo({ hotel }: { readonly hotel: HotelPage }) {
  const { t } = useTranslation("hotel");
  return (
    <>
      <InfoSection id="info" title={t("facilities.title")}>
        <FacilityList codes={hotel.facilities} />
      </InfoSection>
      <InfoSection title={t("info.title")}>
        <HotelData hotel={hotel} />
      </InfoSection>
      <InfoSection title={t("extras.title")} text={t("extras.text")}>
        <Extras extras={hotel.extras} />
      </InfoSection>
      {hotel.charges.length > 0 ? (
        <InfoSection id="charges" title={t("charges.title")} text={t("charges.text")}>
          <Sentences items={hotel.charges} />
        </InfoSection>
      ) : null}
      {hotel.cautions.length > 0 ? (
        <InfoSection title={t("cautions.title")}>
          <div className={noteClass({ tone: "warn" })}>
            <TriangleAlert aria-hidden="true" />
            <ul className="grid gap-1.5">
              {hotel.cautions.map((caution) => (
                <li key={caution}>{caution}</li>
              ))}
            </ul>
          </div>
        </InfoSection>
      ) : null}
      {hotel.transport ? (
        <InfoSection title={t("transport.title")}>
          <p className="max-w-prose">{hotel.transport}</p>
        </InfoSection>
      ) : null}
      {hotel.tour ? (
        <InfoSection title={t("tour.title")}>
          <p className="max-w-prose">{hotel.tour}</p>
        </InfoSection>
      ) : null}
    </>
  );
}

type InfoSectionProps = {
  readonly id?: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
};

export function InfoSection({ id, title, text, children }: InfoSectionProps) {
  return (
    <section id={id} className="scroll-mt-36 pt-10">
      <h2 className="text-22">{title}</h2>
      {text ? <p className="mt-0.5 text-14 text-ink-2">{text}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  );
}

function HotelData({ hotel }: { readonly hotel: HotelPage }) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  return (
    <dl className={`${cardClass} divide-y divide-line`}>
      <Datum label={t("info.place")}>
        {countryName(hotel.country, locale)} · {hotel.regionName}
      </Datum>
      <Datum label={t("info.address")}>{hotel.address}</Datum>
      <Datum label={t("info.check_in")}>{timeText(hotel.checkIn)}</Datum>
      <Datum label={t("info.check_out")}>{timeText(hotel.checkOut)}</Datum>
      <Datum label={t("info.languages")}>
        {hotel.languages.map((code) => languageName(code, locale)).join(" · ")}
      </Datum>
      {hotel.homepage ? (
        <Datum label={t("info.homepage")}>
          <a
            href={hotel.homepage}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-1 break-all text-fairway-700 underline md:min-h-0"
          >
            {hotel.homepage.replace(/^https?:\/\//, "")}
            <ExternalLink aria-hidden="true" />
          </a>
        </Datum>
      ) : null}
    </dl>
  );
}

function Datum({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-4 px-4 py-3 md:grid-cols-[10rem_1fr] md:px-5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Extras({ extras }: Pick<HotelPage, "extras">) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  if (extras.length === 0) return <p className="text-ink-2">{t("extras.none")}</p>;
  return (
    <ul className={`${cardClass} divide-y divide-line`}>
      {extras.map(({ name, price, unit }) => (
        <li key={name} className="flex items-baseline justify-between gap-4 px-4 py-3 md:px-5">
          <span>
            <b className="font-semibold">{name}</b>{" "}
            <span className="text-14 whitespace-nowrap text-ink-2">{t(`unit.${unit}`)}</span>
          </span>
          <b className="tabular-nums whitespace-nowrap">
            {t("extras.about", { amount: formatWon(price, locale) })}
          </b>
        </li>
      ))}
    </ul>
  );
}

function Sentences({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={`${cardClass} divide-y divide-line`}>
      {items.map((item) => (
        <li key={item} className="px-4 py-3 md:px-5">
          {item}
        </li>
      ))}
    </ul>
  );
}
