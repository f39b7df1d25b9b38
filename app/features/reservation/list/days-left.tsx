import { useTranslation } from "react-i18next";
import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { isOpen, type ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { Badge } from "#app/ui/badge.tsx";

type DaysLeftProps = {
  readonly line: {
    readonly kind: LineKind;
    readonly status: ReservationStatus;
    readonly usedOn: LocalDate;
  };
  /** At the venue. */
  readonly today: LocalDate;
  /** In a list, which shows the kind too. */
  readonly isShort?: boolean;
};

/** 「라운드까지 23일」, as long as it is ahead. */
export function DaysLeft({ line, today, isShort = false }: DaysLeftProps) {
  const { t } = useTranslation("reservation");
  const count = daysBetween(today, line.usedOn);
  const isComing = count >= 0 && isOpen(line.status);
  if (!isComing) return null;
  function text(): string {
    if (count === 0) return t("today");
    if (isShort) return t("days_left", { count });
    return t("days_until", { count, what: t(`until.${line.kind}`) });
  }
  return <Badge tone="free">{text()}</Badge>;
}
