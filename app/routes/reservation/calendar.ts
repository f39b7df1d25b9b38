import { localizedText, SUPPLIER_LOCALE } from "#app/domain/common/language/languages.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import { placeText } from "#app/domain/reservation/voucher/calendar-entry.ts";
import { calendarFile } from "#app/features/reservation/voucher/calendar-file.server.ts";
import { voucherLabel } from "#app/features/reservation/voucher/voucher-labels.ts";
import { findVoucher } from "#app/features/reservation/voucher/voucher-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound, refusal } from "#app/platform/http/refusal.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/calendar.ts";

/** From the first tee to the last putt, or the length of a ride. */
const MINUTES = { golf: 300, caddy: 300, callvan: 90, tournament: 480, hotel: 0 } as const;

/** The reservation for the member's own calendar. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = uuidParam(params.reservation_id);
  const member = await memberOf(context);
  if (!member) throw refusal("auth.login_required");
  const { db, now, site } = servicesOf(context);
  const own = orNotFound(await findVoucher(db, { id, memberId: member.id }));
  if (!isOpen(own.status)) throw refusal("common.not_found");
  const locale = localeOf(url);
  const t = translator(locale);
  const text = [
    localizedText(own.detail, locale),
    own.caddies.length > 0 && `${voucherLabel("caddie")[locale]}: ${own.caddies.join(", ")}`,
    own.returnRide &&
      `${voucherLabel("way_back")[locale]}: ${voucherLabel(`way_back.${own.returnRide}`)[locale]}`,
    own.confirmation.by === "supplier"
      ? `${t(`reservation:proof.reference.${own.kind}`)}: ${own.confirmation.number}`
      : `${t("reservation:proof.code")}: ${own.voucherCode}`,
    `${t("reservation:detail.order")}: ${own.orderNumber}`,
  ];
  const { host } = new URL(site.origin);
  const file = calendarFile({
    uid: `${own.id}@${host}`,
    title: localizedText(own.title, locale),
    text: text.filter(Boolean).join("\n"),
    place: placeText(
      localizedText(own.venue ?? own.title, SUPPLIER_LOCALE),
      own.address && localizedText(own.address, SUPPLIER_LOCALE),
    ),
    url: `${site.origin}${localized(`/reservation/${own.id}`, locale)}`,
    zone: own.zone,
    day: own.usedOn,
    endsOn: own.endsOn,
    time: own.kind === "hotel" ? null : own.time,
    minutes: MINUTES[own.kind],
    isConfirmed: own.status === "COMPLETE",
    writtenAt: now(),
  });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="palmtee-${own.orderNumber}.ics"`,
      "cache-control": "no-store",
    },
  });
}
