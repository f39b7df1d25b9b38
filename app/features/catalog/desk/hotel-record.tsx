import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { DEFAULT_LOCALE, LOCALES } from "#app/domain/common/language/languages.ts";
import { PictureCard } from "#app/features/desk/desk-head.tsx";
import {
  BilingualRow,
  BilingualTexts,
  DetailCard,
  DetailPage,
  DetailRow,
  TableCard,
} from "#app/features/desk/detail-rows.tsx";
import { AdminTable } from "#app/features/desk/list/desk-table.tsx";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { PriceLink } from "#app/features/pricing/desk/price-link.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import type { HotelRecord, RoomRecord } from "./hotel-record-queries.server.ts";
import { BookingMark, ProductStatusMark } from "./product-marks.tsx";
import { RefundCard } from "./refund-tier-card.tsx";

type HotelProps = { readonly hotel: HotelRecord };

export function HotelRecordView({ hotel }: HotelProps) {
  const { text } = useAdminFormat();
  return (
    <DetailPage
      side={
        <>
          <PictureCard picture={hotel.picture} alt={text(hotel.name)} />
          <SaleCard hotel={hotel} />
          <RefundCard name={hotel.refundPolicy} tiers={hotel.refundTiers} />
        </>
      }
    >
      <HotelRooms rooms={hotel.rooms} />
      <TextCard hotel={hotel} />
      <StayCard hotel={hotel} />
      <Nearby hotel={hotel} />
    </DetailPage>
  );
}

function TextCard({ hotel }: HotelProps) {
  const { t } = useTranslation("desk");
  const { country } = useAdminFormat();
  return (
    <DetailCard title={t("detail.record")}>
      <DetailRow label={t("detail.id")}>{hotel.id}</DetailRow>
      <BilingualRow label={t("hotel.name")} text={hotel.name} />
      <BilingualRow label={t("detail.summary")} text={hotel.summary} />
      <BilingualRow label={t("region")} text={hotel.regionName} />
      <DetailRow label={t("detail.country")}>{country(hotel.country)}</DetailRow>
      <BilingualRow label={t("detail.address")} text={hotel.address} />
      <DetailRow label={t("detail.position")}>
        <span className="tabular-nums whitespace-nowrap">{`${hotel.latitude}, ${hotel.longitude}`}</span>
      </DetailRow>
      <DetailRow label={t("hotel.homepage")}>{hotel.homepage}</DetailRow>
      <BilingualRow label={t("hotel.tour")} text={hotel.tour} />
      <BilingualRow label={t("hotel.transport")} text={hotel.transport} />
    </DetailCard>
  );
}

function SaleCard({ hotel }: HotelProps) {
  const { t } = useTranslation("desk");
  const { moment, text } = useAdminFormat();
  return (
    <DetailCard title={t("detail.sale")}>
      <DetailRow label={t("state")}>
        <ProductStatusMark status={hotel.status} />
      </DetailRow>
      <DetailRow label={t("booking")}>
        <BookingMark booking={hotel.booking} />
      </DetailRow>
      <DetailRow label={t("hotel.stars")}>{hotel.stars}</DetailRow>
      <DetailRow label={t("hotel.check_in")}>{hotel.checkIn.slice(0, 5)}</DetailRow>
      <DetailRow label={t("hotel.check_out")}>{hotel.checkOut.slice(0, 5)}</DetailRow>
      <DetailRow label={t("hotel.on_course")}>
        {hotel.onCourseId ? (
          <Link to={`/admin/courses/${hotel.onCourseId}`} className={linkClass}>
            {text(hotel.onCourse)}
          </Link>
        ) : null}
      </DetailRow>
      <DetailRow label={t("created")}>{moment(hotel.createdAt)}</DetailRow>
    </DetailCard>
  );
}

function StayCard({ hotel }: HotelProps) {
  const { t, i18n } = useTranslation("desk");
  const { language, won, text } = useAdminFormat();
  const facility = (code: string) =>
    i18n.exists(`desk:facility.${code}`) ? t(`facility.${code}` as "facility.pool") : code;
  return (
    <DetailCard title={t("hotel.stay")}>
      <DetailRow label={t("hotel.languages")}>{hotel.languages.map(language).join(", ")}</DetailRow>
      <DetailRow label={t("hotel.facilities")}>
        {hotel.facilities.map(facility).join(", ")}
      </DetailRow>
      <DetailRow label={t("hotel.extras")}>
        {hotel.extras.length === 0 ? null : (
          <ul>
            {hotel.extras.map(({ name, price, unit }) => (
              <li key={text(name)} className="flex justify-between gap-4">
                <span>{text(name)}</span>
                <span className="tabular-nums whitespace-nowrap">{`${won(price)} / ${t(`unit.${unit}`)}`}</span>
              </li>
            ))}
          </ul>
        )}
      </DetailRow>
      {hotel.charges.map((charge) => (
        <DetailRow key={text(charge)} label={t("hotel.charges")}>
          <BilingualTexts text={charge} />
        </DetailRow>
      ))}
      {hotel.cautions.map((caution) => (
        <DetailRow key={text(caution)} label={t("hotel.cautions")}>
          <BilingualTexts text={caution} />
        </DetailRow>
      ))}
    </DetailCard>
  );
}

function Nearby({ hotel: { nearby } }: HotelProps) {
  const { t } = useTranslation("desk");
  const { text, number } = useAdminFormat();
  return (
    <TableCard title={t("hotel.nearby")} count={nearby.length}>
      <AdminTable
        label={t("hotel.nearby")}
        rows={nearby}
        keyOf={({ id }) => id}
        wide={false}
        columns={[
          {
            header: t("course.name"),
            cell: ({ id, name }) => (
              <Link to={`/admin/courses/${id}`} className="font-semibold hover:underline">
                {text(name)}
              </Link>
            ),
          },
          {
            header: t("course.drive"),
            right: true,
            cell: ({ driveMinutes }) => t("minutes", { minutes: number(driveMinutes) }),
          },
          { header: t("hotel.road"), right: true, cell: ({ roadKm }) => `${number(roadKm)} km` },
        ]}
      />
    </TableCard>
  );
}

/** A room for those who may not change it. */
export function RoomRecordView({ room }: { readonly room: RoomRecord }) {
  const { t } = useTranslation("desk");
  return (
    <DetailCard title={t("detail.record")}>
      <DetailRow label={t("detail.id")}>{room.id}</DetailRow>
      <BilingualRow label={t("room.name")} text={room.name} />
      <BilingualRow label={t("hotel.name")} text={room.hotel} />
      <DetailRow label={t("room.adults")}>{room.maxAdults}</DetailRow>
      <DetailRow label={t("room.children")}>{room.maxChildren}</DetailRow>
      <DetailRow label={t("room.area")}>{room.areaSqm}</DetailRow>
      <BilingualRow label={t("room.beds")} text={room.beds} />
      <DetailRow label={t("room.breakfast")}>{t(room.breakfast ? "yes" : "no")}</DetailRow>
      <DetailRow label={t("room.extra_bed")}>{t(room.extraBed ? "yes" : "no")}</DetailRow>
      <DetailRow label={t("room.position")}>{room.position + 1}</DetailRow>
    </DetailCard>
  );
}

export function HotelRooms({ rooms }: { readonly rooms: HotelRecord["rooms"] }) {
  const { t } = useTranslation("desk");
  return (
    <TableCard title={t("hotel.rooms")} count={rooms.length}>
      <AdminTable
        label={t("hotel.rooms")}
        rows={rooms}
        keyOf={({ id }) => id}
        wide={false}
        columns={[
          {
            header: t("room.name"),
            cell: ({ id, name }) => (
              <>
                <Link to={`/admin/hotel/room/${id}`} className="font-semibold hover:underline">
                  {name[DEFAULT_LOCALE]}
                </Link>
                {LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => (
                  <CellNote key={locale} lang={locale}>
                    {name[locale]}
                  </CellNote>
                ))}
              </>
            ),
          },
          { header: t("room.adults"), right: true, cell: ({ maxAdults }) => maxAdults },
          { header: t("room.children"), right: true, cell: ({ maxChildren }) => maxChildren },
          {
            header: t("room.extra_bed"),
            nowrap: true,
            cell: ({ extraBed }) => t(extraBed ? "yes" : "no"),
          },
          { header: t("state"), cell: ({ status }) => <ProductStatusMark status={status} /> },
          {
            header: t("price"),
            nowrap: true,
            cell: ({ id }) => <PriceLink to={`/admin/hotel/room/${id}/price`} />,
          },
        ]}
      />
    </TableCard>
  );
}
