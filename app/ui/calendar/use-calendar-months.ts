import { useEffect, useEffectEvent, useRef, useState } from "react";
import { addMonths, type CalendarDays, type Month, remember } from "#app/domain/calendar.ts";

type LoadMonth = (month: Month) => Promise<CalendarDays>;

/** Days by month, fetched once each and cached for twelve months; the next month is prefetched. */
export function useCalendarMonths(firstMonth: Month, firstDays: CalendarDays, load: LoadMonth) {
  const [month, setMonth] = useState(firstMonth);
  const [failedMonth, setFailedMonth] = useState<Month>();
  const [kept, setKept] = useState<ReadonlyMap<Month, CalendarDays>>(
    () => new Map([[firstMonth, firstDays]]),
  );
  const onTheirWay = useRef(new Set<Month>());

  const ask = useEffectEvent(async (wanted: Month) => {
    if (onTheirWay.current.has(wanted)) return;
    onTheirWay.current.add(wanted);
    try {
      const days = await load(wanted);
      setKept((known) => remember(known, wanted, days));
    } catch {
      setFailedMonth(wanted);
    } finally {
      onTheirWay.current.delete(wanted);
    }
  });

  useEffect(() => {
    for (const wanted of [month, addMonths(month, 1)]) {
      if (!kept.has(wanted) && wanted !== failedMonth) void ask(wanted);
    }
  }, [month, kept, failedMonth]);

  /** Showing a month that failed fetches it again. */
  function show(wanted: Month) {
    setFailedMonth(undefined);
    setMonth(wanted);
  }

  const isKept = kept.has(month);
  const failed = !isKept && failedMonth === month;
  return { month, show, days: kept.get(month) ?? {}, loading: !isKept && !failed, failed };
}
