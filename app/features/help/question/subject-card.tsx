import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { frameClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { Subject } from "./subject-queries.server.ts";

const TONE: Record<ReservationStatus, BadgeTone> = {
  PENDING: "request",
  COMPLETE: "instant",
  USED: "done",
  REFUND_REQUEST: "danger",
  CANCELLED: "plain",
};

type SubjectCardProps = { readonly subject: Subject; readonly children?: ReactNode };

/** The reservation or product that a question is about. */
export function SubjectCard({ subject, children }: SubjectCardProps) {
  const { t } = useTranslation("question");
  const locale = useLocale();
  const { usedOn, detail, status } = subject;
  const facts = [usedOn && formatShortDay(usedOn, locale), detail].filter(Boolean).join(" · ");
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-paper p-3">
      <span className={`${frameClass} size-16 flex-none rounded-[10px]`}>
        <PictureImage picture={subject.picture} alt="" sizes="64px" />
      </span>
      <span className="min-w-0 flex-1">
        {status ? (
          <Badge tone={TONE[status]} icon={null}>
            {t(`reservation_status.${status}`)}
          </Badge>
        ) : null}
        <b className="mt-1 block leading-6">{subject.name}</b>
        <span className="block text-14 text-ink-2 leading-5">
          {facts || t(`about.${subject.kind}`)}
        </span>
      </span>
      {children}
    </div>
  );
}
