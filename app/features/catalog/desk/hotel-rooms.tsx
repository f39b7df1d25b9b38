import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { DEFAULT_LOCALE, LOCALES } from "#app/domain/common/language/languages.ts";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { CellNote } from "#app/features/desk/list/cell-note.tsx";
import { AdminTable } from "#app/features/desk/list/desk-table.tsx";
import { PriceLink } from "#app/features/pricing/desk/price-link.tsx";
import type { HotelRecord } from "./hotel-record-queries.server.ts";
import { ProductStatusMark } from "./product-marks.tsx";

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
