import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { choiceParam } from "#app/domain/desk/list/list-params.ts";
import { mayGiveBenefits, memberCareSchema } from "#app/domain/member/member-care.ts";
import {
  mayResetFactor,
  memberRightsSchema,
} from "#app/domain/member/rights/member-rights-schema.ts";
import { listCoupons } from "#app/features/benefit/coupon-queries.server.ts";
import { findPointSummary, listPoints } from "#app/features/benefit/point-queries.server.ts";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { listDevices } from "#app/features/member/account/account-queries.server.ts";
import { careForMember } from "#app/features/member/care/care-for-member.server.ts";
import {
  couponsToGive,
  listNotes,
  waitingGifts,
} from "#app/features/member/care/care-queries.server.ts";
import { MemberBenefits } from "#app/features/member/desk/member-benefits.tsx";
import { MemberDevices } from "#app/features/member/desk/member-devices.tsx";
import { MemberFigureRow } from "#app/features/member/desk/member-figures.tsx";
import {
  LINE_PERIODS,
  listMemberLines,
  memberFigures,
} from "#app/features/member/desk/member-lines.server.ts";
import { MemberHistory, MemberNotes } from "#app/features/member/desk/member-notes.tsx";
import { MemberRecordView } from "#app/features/member/desk/member-record.tsx";
import { findMember } from "#app/features/member/desk/member-record-queries.server.ts";
import { MemberReservations } from "#app/features/member/desk/member-reservations.tsx";
import { findMemberStatus } from "#app/features/member/my-page/member-status-queries.server.ts";
import { banMember, unbanMember } from "#app/features/member/rights/ban-member.server.ts";
import { changeRole } from "#app/features/member/rights/change-role.server.ts";
import { FactorReset } from "#app/features/member/rights/factor-reset.tsx";
import { MemberRights } from "#app/features/member/rights/member-rights.tsx";
import { resetFactor } from "#app/features/member/rights/reset-factor.server.ts";
import { listMessages } from "#app/features/message/message-log-queries.server.ts";
import { MessageLog } from "#app/features/reservation/desk/order/message-log.tsx";
import { ReservationTable } from "#app/features/reservation/desk/reservation-table.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/detail.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => args.loaderData?.member.name ?? t("desk:area.member"));

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const id = uuidParam(params.id);
  const locale = adminLocale(request);
  const member = orNotFound(await findMember(db, id));
  const memberStatus = orNotFound(await findMemberStatus(db, id));
  const today = dateIn(SHOP_ZONE, now());
  const period = choiceParam(url.searchParams, "lines", LINE_PERIODS);
  const whose = { memberId: id, today };
  const [figures, lines] = await Promise.all([
    memberFigures(db, locale, whose),
    listMemberLines(db, locale, { ...whose, period }),
  ]);
  const [summary, ledger, coupons, waiting, toGive, notes, devices, history] = await Promise.all([
    findPointSummary(db, id),
    listPoints(db, locale, { memberId: id, page: 1 }),
    listCoupons(db, locale, { memberId: id, today }),
    waitingGifts(db, id),
    couponsToGive(db, locale, { memberId: id, today }),
    listNotes(db, id),
    listDevices(db, id, ""),
    listHistory(db, { kind: "member", id }),
  ]);
  const benefits = { balance: summary.balance, points: ledger.rows, coupons, waiting, toGive };
  return {
    member,
    memberStatus,
    figures,
    lines,
    points: { balance: summary.balance, next: summary.next },
    today,
    benefits,
    notes,
    devices,
    history,
    messages: await listMessages(db, { memberId: id }),
    by: await requireMember(context),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("member.save_failed", services.log, async () => {
    const staff = await requireMember(context);
    const by = staff.id;
    const memberId = uuidParam(params.id);
    const form = await formOf(request);
    if (!isRightsChange(form)) {
      const care = parseForm(memberCareSchema, form);
      return careForMember(services, staff, { memberId, care });
    }
    const change = parseForm(memberRightsSchema, form);
    if (change.intent === "role") await changeRole(services, { by, memberId, role: change.role });
    if (change.intent === "ban") await banMember(services, { by, memberId, reason: change.reason });
    if (change.intent === "unban") await unbanMember(services, { by, memberId });
    if (change.intent === "factor") {
      await resetFactor(services, { by, memberId, reason: change.reason });
    }
    return { ok: true as const, done: change.intent };
  });
}

type Answer = Route.ComponentProps["actionData"];

/** What is sent from the other cards is told there. */
function rightsAnswer(answer: Answer) {
  if (!answer?.ok) return answer;
  const { done } = answer;
  return done === "role" || done === "ban" || done === "unban" || done === "factor"
    ? { ok: true as const, done }
    : undefined;
}

/** Rights have a feature of their own; everything else is care. */
function isRightsChange(form: FormData): boolean {
  const intent = form.get("intent");
  return memberRightsSchema.options.some(({ shape }) => shape.intent.value === intent);
}

export default function AdminMember({ loaderData, actionData }: Route.ComponentProps) {
  const { member, figures, lines, points, today, benefits, notes, devices, history, by } =
    loaderData;
  const { memberStatus, messages } = loaderData;
  const { t } = useTranslation("desk");
  return (
    <>
      <AdminHead
        title={member.name}
        text={t("member.masked")}
        crumbs={[{ label: t("area.member"), to: "/admin/member" }]}
      />
      <MemberRecordView
        member={member}
        below={
          <>
            <MemberDevices devices={devices} />
            <MemberRights
              role={memberStatus.role}
              isBanned={memberStatus.bannedAt !== null}
              status={useStandingText(memberStatus)}
              by={by.role}
              isFixed={by.id === member.id || memberStatus.withdrawnAt !== null}
              answer={rightsAnswer(actionData)}
            />
            {mayResetFactor(by.role, memberStatus.role) ? (
              <FactorReset
                isOn={memberStatus.hasSecondFactor}
                canReset={
                  by.id !== member.id && !memberStatus.bannedAt && !memberStatus.withdrawnAt
                }
              />
            ) : null}
          </>
        }
        side={
          <>
            <MemberNotes notes={notes} />
            <MemberHistory entries={history} />
            <MessageLog messages={messages} />
          </>
        }
      >
        <MemberFigureRow figures={figures} points={points} today={today} />
        <MemberReservations count={member.reservations} counts={figures.lines}>
          {lines.length === 0 ? null : (
            <ReservationTable label={t("area.reservations")} lines={lines} />
          )}
        </MemberReservations>
        <MemberBenefits
          benefits={benefits}
          canGive={mayGiveBenefits(by.role) && memberStatus.withdrawnAt === null}
          readerId={by.id}
        />
      </MemberRecordView>
    </>
  );
}

type MemberStatus = Route.ComponentProps["loaderData"]["memberStatus"];

function useStandingText({ bannedAt, withdrawnAt }: MemberStatus): string {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  if (withdrawnAt) return t("member.standing.left", { date: moment(withdrawnAt) });
  if (bannedAt) return t("member.standing.banned", { date: moment(bannedAt) });
  return t("member.standing.active");
}
