import { clsx } from "clsx";
import { BedDouble, CarFront, CreditCard, Luggage, ReceiptText } from "lucide-react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { type HelpSubject, helpPath } from "#app/domain/help/centre/help-query.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { FlagPin } from "#app/ui/icons.tsx";
import type { SubjectCount } from "./help-queries.server.ts";

type NavProps = {
  readonly subjects: readonly SubjectCount[];
  readonly current: HelpSubject | undefined;
};

export function HelpSubjectsNav({ subjects, current }: NavProps) {
  const { t } = useTranslation("help");
  if (subjects.length === 0) return null;
  return (
    <nav aria-labelledby="help-subjects">
      <h2 id="help-subjects" className="mb-3 text-18 md:mb-2">
        {t("subjects")}
      </h2>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-1 md:gap-0.5">
        {subjects.map((each) => (
          <SubjectLink key={each.subject} {...each} isCurrent={each.subject === current} />
        ))}
      </div>
    </nav>
  );
}

function SubjectLink({
  subject,
  count,
  isCurrent,
}: SubjectCount & { readonly isCurrent: boolean }) {
  const { t } = useTranslation("help");
  const Icon = SUBJECT_ICONS[subject];
  return (
    <AppLink
      to={helpPath({ subject })}
      aria-current={isCurrent ? "page" : undefined}
      className={clsx(
        "flex flex-col gap-2 rounded-control border p-4 font-semibold md:min-h-13 md:flex-row md:items-center md:gap-3 md:border-0 md:py-0",
        isCurrent ? "border-fairway-600 bg-fairway-50 text-fairway-800" : "border-line",
      )}
    >
      <Icon className="size-6 flex-none text-fairway-700" />
      <span className="leading-6">{t(`subject.${subject}`)}</span>
      <span
        className={clsx(
          "tabular-nums whitespace-nowrap text-14 font-medium md:ml-auto",
          !isCurrent && "text-ink-2",
        )}
      >
        {t("count", { count })}
      </span>
    </AppLink>
  );
}

type Icon = ComponentType<{ readonly className?: string | undefined }>;

export const SUBJECT_ICONS: Readonly<Record<HelpSubject, Icon>> = {
  booking: Luggage,
  refund: ReceiptText,
  payment: CreditCard,
  round: FlagPin,
  van: CarFront,
  hotel: BedDouble,
};
