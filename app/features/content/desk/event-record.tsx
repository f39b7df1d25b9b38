import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { periodOf } from "#app/domain/common/date/period.ts";
import { PeriodMark } from "#app/features/desk/deadline-marks.tsx";
import { PictureCard } from "#app/features/desk/desk-head.tsx";
import {
  BilingualRow,
  DetailCard,
  DetailPage,
  DetailRow,
  TableCard,
} from "#app/features/desk/detail-rows.tsx";
import type { FieldOptions } from "#app/features/desk/record/record-input-props.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { EventComments } from "./event-comments.tsx";
import type { EventComment, EventRecord } from "./event-store.server.ts";
import { plainTexts } from "./notice-record.tsx";

type EventProps = {
  readonly event: EventRecord;
  readonly today: LocalDate;
  readonly comments: readonly EventComment[] | undefined;
  /** The names of its products and of its coupon. */
  readonly options: FieldOptions;
};

export function EventRecordView({ event, today, comments, options }: EventProps) {
  const { t } = useTranslation("desk");
  const { text, day, moment } = useAdminFormat();
  return (
    <DetailPage
      side={
        <>
          <PictureCard picture={event.picture} alt={text(event.title)} />
          <DetailCard title={t("event.period")}>
            <DetailRow label={t("state")}>
              <PeriodMark period={periodOf(event.endsOn, today)} />
            </DetailRow>
            <DetailRow label={t("event.starts")}>{day(event.startsOn)}</DetailRow>
            <DetailRow label={t("event.ends")}>{day(event.endsOn)}</DetailRow>
            <DetailRow label={t("created")}>{moment(event.createdAt)}</DetailRow>
          </DetailCard>
        </>
      }
    >
      <DetailCard title={t("detail.record")}>
        <DetailRow label={t("number")}>{event.id}</DetailRow>
        <BilingualRow label={t("event.title")} text={event.title} />
        <BilingualRow label={t("event.label")} text={event.label} />
        <BilingualRow label={t("detail.summary")} text={event.summary} />
        <BilingualRow label={t("detail.body")} text={plainTexts(event.body)} />
        <DetailRow label={t("event.products")}>
          {event.products.map((ref) => nameOf(options.products, ref)).join(", ") || "–"}
        </DetailRow>
        <DetailRow label={t("event.coupon")}>
          {event.couponId === null ? "–" : nameOf(options.couponId, String(event.couponId))}
        </DetailRow>
      </DetailCard>
      {comments ? (
        <TableCard title={t("event.comments")} count={comments.length}>
          <EventComments comments={comments} />
        </TableCard>
      ) : null}
    </DetailPage>
  );
}

function nameOf(options: FieldOptions[string] | undefined, value: string): string {
  return options?.find((option) => option.value === value)?.label ?? value;
}
