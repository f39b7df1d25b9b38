import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { periodOf } from "#app/domain/common/date/period.ts";
import { PeriodMark } from "#app/features/desk/deadline-marks.tsx";
import {
  BilingualRow,
  BilingualTexts,
  DetailCard,
  DetailPage,
  DetailRow,
} from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import type { TournamentRecord } from "./tournament-record-queries.server.ts";

type TournamentProps = { readonly tournament: TournamentRecord };

export function TournamentRecordView({
  tournament,
  today,
}: TournamentProps & { readonly today: LocalDate }) {
  const { t } = useTranslation("desk");
  const { text, day, won, number, moment } = useAdminFormat();
  return (
    <DetailPage
      side={
        <DetailCard title={t("tournament.entry")}>
          <DetailRow label={t("state")}>
            <PeriodMark period={periodOf(tournament.playsOn, today)} />
          </DetailRow>
          <DetailRow label={t("tournament.plays_on")}>{day(tournament.playsOn)}</DetailRow>
          <DetailRow label={t("tournament.apply_until")}>{day(tournament.applyUntil)}</DetailRow>
          <DetailRow label={t("tournament.capacity")}>{number(tournament.capacity)}</DetailRow>
          <DetailRow label={t("tournament.fee")}>{won(tournament.entryFee)}</DetailRow>
          <DetailRow label={t("tournament.course")}>
            <Link to={`/admin/courses/${tournament.courseId}`} className={linkClass}>
              {text(tournament.course)}
            </Link>
          </DetailRow>
          <DetailRow label={t("created")}>{moment(tournament.createdAt)}</DetailRow>
        </DetailCard>
      }
    >
      <DetailCard title={t("detail.record")}>
        <DetailRow label={t("number")}>{tournament.id}</DetailRow>
        <BilingualRow label={t("tournament.title")} text={tournament.title} />
        <BilingualRow label={t("detail.summary")} text={tournament.summary} />
        <BilingualRow label={t("tournament.format")} text={tournament.format} />
        <BilingualRow label={t("detail.body")} text={tournament.body} />
      </DetailCard>
      <Prizes tournament={tournament} />
      <Schedule tournament={tournament} />
    </DetailPage>
  );
}

function Prizes({ tournament: { prizes } }: TournamentProps) {
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  return (
    <DetailCard title={t("tournament.prizes")}>
      {prizes.map(({ place, prize }) => (
        <DetailRow key={text(place)} label={text(place)}>
          <BilingualTexts text={prize} />
        </DetailRow>
      ))}
    </DetailCard>
  );
}

function Schedule({ tournament: { schedule } }: TournamentProps) {
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  return (
    <DetailCard title={t("tournament.schedule")}>
      {schedule.map(({ time, what }) => (
        <DetailRow key={`${time}:${text(what)}`} label={time}>
          <BilingualTexts text={what} />
        </DetailRow>
      ))}
    </DetailCard>
  );
}
