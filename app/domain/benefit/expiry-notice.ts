import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";

/** A month ahead, while a trip can still be planned around them, and in the last week. */
const NOTICE_DAYS = [30, 7] as const;

export type ExpiryNotice = {
  readonly name: `points-${(typeof NOTICE_DAYS)[number]}`;
  /** The last days of the points that it is due for. */
  readonly from: LocalDate;
  readonly until: LocalDate;
};

/** Which points are notified today; a day that the job missed is made up for until the next notice is due. */
export function expiryNotices(today: LocalDate): readonly ExpiryNotice[] {
  return NOTICE_DAYS.map((days, index) => {
    const next = NOTICE_DAYS[index + 1];
    return {
      name: `points-${days}`,
      from: next === undefined ? today : addDays(today, next + 1),
      until: addDays(today, days),
    };
  });
}

/** Names the event, so that each member is notified once for each last day and notice. */
export function expiryEvent(name: ExpiryNotice["name"], expiresOn: LocalDate): string {
  return `${name}:${expiresOn}`;
}
