import { useTranslation } from "react-i18next";
import { RATES } from "#app/domain/pricing/price-layer.ts";
import { tableClass } from "#app/features/desk/desk-classes.ts";
import { PictureCard } from "#app/features/desk/desk-head.tsx";
import {
  BilingualRow,
  DetailCard,
  DetailPage,
  DetailRow,
  TableCard,
} from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { CourseRecord } from "./course-record-queries.server.ts";
import { BookingMark, ProductStatusMark } from "./product-marks.tsx";
import { RefundCard } from "./refund-tier-card.tsx";

type CourseProps = { readonly course: CourseRecord };

export function CourseRecordView({ course }: CourseProps) {
  const { text } = useAdminFormat();
  return (
    <DetailPage
      side={
        <>
          <PictureCard picture={course.picture} alt={text(course.name)} />
          <SaleCard course={course} />
          <RefundCard name={course.refundPolicy} tiers={course.refundTiers} />
        </>
      }
    >
      <TextCard course={course} />
      <RateCardTable course={course} />
      <CourseFeesCard course={course} />
      <PlayCard course={course} />
      <RulesCard course={course} />
    </DetailPage>
  );
}

function TextCard({ course }: CourseProps) {
  const { t } = useTranslation("desk");
  const { country } = useAdminFormat();
  return (
    <DetailCard title={t("detail.record")}>
      <DetailRow label={t("detail.id")}>{course.id}</DetailRow>
      <BilingualRow label={t("course.name")} text={course.name} />
      <BilingualRow label={t("detail.summary")} text={course.summary} />
      <BilingualRow label={t("region")} text={course.regionName} />
      <DetailRow label={t("detail.country")}>{country(course.country)}</DetailRow>
      <BilingualRow label={t("detail.address")} text={course.address} />
      <DetailRow label={t("detail.position")}>
        <span className="tabular-nums whitespace-nowrap">{`${course.latitude}, ${course.longitude}`}</span>
      </DetailRow>
      <DetailRow label={t("detail.time_zone")}>{course.timeZone}</DetailRow>
    </DetailCard>
  );
}

function SaleCard({ course }: CourseProps) {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  return (
    <DetailCard title={t("detail.sale")}>
      <DetailRow label={t("state")}>
        <ProductStatusMark status={course.status} />
      </DetailRow>
      <DetailRow label={t("booking")}>
        <BookingMark booking={course.booking} />
      </DetailRow>
      <DetailRow label={t("course.tier")}>{t(`tier.${course.tier}`)}</DetailRow>
      <DetailRow label={t("course.popular")}>
        {t(course.popularWithKoreans ? "yes" : "no")}
      </DetailRow>
      <DetailRow label={t("created")}>{moment(course.createdAt)}</DetailRow>
    </DetailCard>
  );
}

export function RateCardTable({ course }: CourseProps) {
  const { t } = useTranslation("desk");
  const { won } = useAdminFormat();
  return (
    <TableCard title={t("course.green_fee")}>
      <table className={`${tableClass} [&_tr:last-child>td]:border-b-0`}>
        <thead>
          <tr>
            <th scope="col">{t("course.season")}</th>
            <th scope="col" className="text-right">
              {t("course.weekday")}
            </th>
            <th scope="col" className="text-right">
              {t("course.weekend")}
            </th>
          </tr>
        </thead>
        <tbody>
          {RATES.map((rate) => (
            <tr key={rate}>
              <td className="font-semibold">{t(`rate.${rate}`)}</td>
              <td className="text-right tabular-nums whitespace-nowrap">
                {won(course.rateCard[rate].weekday)}
              </td>
              <td className="text-right tabular-nums whitespace-nowrap">
                {won(course.rateCard[rate].weekend)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableCard>
  );
}

function PlayCard({ course }: CourseProps) {
  const { t } = useTranslation("desk");
  const { number, text } = useAdminFormat();
  const { firstTee, lastTee } = course;
  return (
    <DetailCard title={t("course.play")}>
      <DetailRow label={t("course.holes")}>{course.holes}</DetailRow>
      <DetailRow label={t("course.par")}>{course.par}</DetailRow>
      <DetailRow label={t("course.yards")}>{number(course.yards)}</DetailRow>
      <DetailRow label={t("course.opened")}>{course.opened}</DetailRow>
      <DetailRow label={t("course.designer")}>{course.designer}</DetailRow>
      <BilingualRow label={t("course.grass")} text={course.grass} />
      <DetailRow label={t("course.players")}>
        {`${course.minPlayers}–${course.maxPlayers}`}
      </DetailRow>
      <DetailRow label={t("course.tee_times")}>
        {t("course.tee_sheet", {
          first: firstTee.slice(0, 5),
          last: lastTee.slice(0, 5),
          minutes: course.teeIntervalMinutes,
        })}
      </DetailRow>
      <DetailRow label={t("course.drive")}>
        {t("course.drive_from", {
          base: text(course.baseName),
          minutes: course.driveMinutes,
          km: number(course.roadKm),
        })}
      </DetailRow>
      <DetailRow label={t("course.on_site_hotel")}>
        {t(course.onSiteHotel ? "yes" : "no")}
      </DetailRow>
      <DetailRow label={t("course.night_golf")}>{t(course.nightGolf ? "yes" : "no")}</DetailRow>
    </DetailCard>
  );
}

function RulesCard({ course: { rules } }: CourseProps) {
  const { t } = useTranslation("desk");
  return (
    <DetailCard title={t("course.rules")}>
      <BilingualRow label={t("course.rule.check_in")} text={rules.checkIn} />
      <BilingualRow label={t("course.rule.dress_code")} text={rules.dressCode} />
      <BilingualRow label={t("course.rule.rain")} text={rules.rain} />
      <BilingualRow label={t("course.rule.two_ball")} text={rules.twoBall} />
      <BilingualRow label={t("course.rule.single")} text={rules.single} />
      <BilingualRow label={t("course.rule.gallery")} text={rules.gallery} />
    </DetailCard>
  );
}

/** What a round costs in addition to the green fee, and what it includes. */
export function CourseFeesCard({ course }: { readonly course: CourseRecord }) {
  const { t } = useTranslation("desk");
  const { won, number } = useAdminFormat();
  const { caddyTipBaht } = course;
  return (
    <DetailCard title={t("course.fees")}>
      <DetailRow label={t("course.caddy_fee")}>{won(course.caddyFee)}</DetailRow>
      <DetailRow label={t("course.caddy_policy")}>
        {`${t(`policy.${course.caddyPolicy}`)} · ${t(course.includesCaddy ? "included" : "not_included")}`}
      </DetailRow>
      <DetailRow label={t("course.cart_fee")}>{won(course.cartFee)}</DetailRow>
      <DetailRow label={t("course.cart_policy")}>
        {`${t(`policy.${course.cartPolicy}`)} · ${t(course.includesCart ? "included" : "not_included")}`}
      </DetailRow>
      <DetailRow label={t("course.players_per_cart")}>{course.playersPerCart}</DetailRow>
      <DetailRow label={t("course.caddy_tip")}>
        {caddyTipBaht === null ? null : t("baht", { amount: number(caddyTipBaht) })}
      </DetailRow>
    </DetailCard>
  );
}
