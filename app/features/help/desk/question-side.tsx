import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useMayRead } from "#app/features/desk/desk-person.tsx";
import { Initial } from "#app/features/desk/initial.tsx";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { MaskedPhone } from "#app/features/desk/masked-phone.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { StatusMark } from "#app/features/reservation/desk/status-mark.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { cardClass, frameClass, linkClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { questionAddress, Waiting } from "./question-queue.tsx";
import type { findNextOpen } from "./queue-queries.server.ts";
import type { Thread } from "./thread-queries.server.ts";

type Next = Awaited<ReturnType<typeof findNextOpen>>;

type QuestionSideProps = {
  readonly thread: Thread;
  readonly next: Next;
  readonly canChange: boolean;
  readonly now: Date;
};

/** The reservation or product, the member, and who comes next. */
export function QuestionSide({ thread, next, canChange, now }: QuestionSideProps) {
  const { t } = useTranslation("question-desk");
  return (
    <aside className="grid content-start gap-4 xl:overflow-y-auto xl:p-4" aria-label={t("side")}>
      <SubjectBox subject={thread.subject} />
      <MemberBox thread={thread} canChange={canChange} />
      {next ? <NextBox next={next} now={now} /> : null}
    </aside>
  );
}

function SubjectBox({ subject }: Pick<Thread, "subject">) {
  const { t } = useTranslation("question-desk");
  const { day } = useAdminFormat();
  const mayReadLines = useMayRead("reservations");
  if (!subject) return null;
  const facts = [subject.usedOn && day(subject.usedOn), subject.detail].filter(Boolean);
  return (
    <section className={`${cardClass} overflow-hidden`}>
      <div className={`${frameClass} h-24`}>
        <PictureImage picture={subject.picture} alt="" sizes="280px" />
      </div>
      <div className="p-4">
        {subject.status ? (
          <div className="flex flex-wrap items-center gap-2">
            <StatusMark status={subject.status} />
            <span className="tabular-nums whitespace-nowrap text-13 text-ink-3">
              {subject.number}
            </span>
          </div>
        ) : null}
        <b className="mt-2 block text-16">{subject.name}</b>
        <p className="tabular-nums whitespace-nowrap text-ink-2">{facts.join(" · ")}</p>
        {subject.idx && mayReadLines ? (
          <Link
            to={`/admin/reservations/${subject.idx}`}
            data-open-reservation
            className={buttonClass({
              variant: "ghost",
              size: "xs",
              block: true,
              className: "mt-2",
            })}
          >
            {t("open_reservation")} <Kbd>O</Kbd>
          </Link>
        ) : null}
        {subject.kind === "reservation" ? null : (
          <a
            href={`/${subject.kind}/${subject.id}`}
            className={`${linkClass} mt-2 inline-block text-13`}
          >
            {t("open_shop")}
          </a>
        )}
      </div>
    </section>
  );
}

type MemberBoxProps = Pick<QuestionSideProps, "thread" | "canChange">;

function MemberBox({ thread, canChange }: MemberBoxProps) {
  const { t } = useTranslation("question-desk");
  const { number, won, language } = useAdminFormat();
  const mayReadMembers = useMayRead("member");
  const { author, member } = thread;
  return (
    <section className={`${cardClass} p-4`}>
      <div className="flex items-center gap-3">
        <Initial name={author} />
        <div>
          <b className="block leading-5">{author}</b>
          <span className="tabular-nums whitespace-nowrap text-13 text-ink-3">
            {t("member.trips", { count: member.trips, sum: won(member.paid) })}
          </span>
        </div>
        {mayReadMembers ? (
          <Link to={`/admin/member/${thread.memberId}`} className={`${linkClass} ml-auto text-13`}>
            {t("member")}
          </Link>
        ) : null}
      </div>
      <dl className="mt-3 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-2 gap-y-1.5 [&_dt]:text-ink-3">
        <dt>{t("member.phone")}</dt>
        <dd>
          {thread.phone ? (
            <MaskedPhone masked={thread.phone} canShow={canChange} />
          ) : (
            t("member.none")
          )}
        </dd>
        <dt>{t("member.language")}</dt>
        <dd>{language(thread.locale)}</dd>
        <dt>{t("member.asked")}</dt>
        <dd>{t("member.asked_count", { count: member.asked, number: number(member.asked) })}</dd>
      </dl>
    </section>
  );
}

function NextBox({ next, now }: { readonly next: NonNullable<Next>; readonly now: Date }) {
  const { t } = useTranslation(["question-desk", "desk"]);
  const [search] = useSearchParams();
  return (
    <section className="px-1">
      <b className="text-13 text-ink-3">{t("next.title")}</b>
      <Link to={questionAddress(search, next.id)} className={`${cardClass} mt-1 block p-3`}>
        <span className="flex justify-between">
          {next.waitingSince ? (
            <Waiting since={next.waitingSince} due={next.due} now={now} />
          ) : null}
          <Badge>{t(`desk:question_type.${next.type}`)}</Badge>
        </span>
        <b className="mt-1 block font-semibold leading-5">{next.title}</b>
      </Link>
    </section>
  );
}
