import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  addMonths,
  type CalendarDays,
  type Month,
  remember,
} from "#app/domain/common/date/calendar-rules.ts";

type LoadMonth = (month: Month) => Promise<CalendarDays>;

/** Days by month, fetched once each and cached for twelve months; the next month is prefetched. */
export function useCalendarMonths(firstMonth: Month, firstDays: CalendarDays, load: LoadMonth) {
  const [month, setMonth] = useState(firstMonth);
  const [failedMonth, setFailedMonth] = useState<Month>();
  const [cache, setCache] = useState<ReadonlyMap<Month, CalendarDays>>(
    () => new Map([[firstMonth, firstDays]]),
  );
  const loadingMonths = useRef(new Set<Month>());

  const ask = useEffectEvent(async (wanted: Month) => {
    if (loadingMonths.current.has(wanted)) return;
    loadingMonths.current.add(wanted);
    try {
      const days = await load(wanted);
      setCache((cached) => remember(cached, wanted, days));
    } catch {
      setFailedMonth(wanted);
    } finally {
      loadingMonths.current.delete(wanted);
    }
  });

  useEffect(() => {
    for (const wanted of [month, addMonths(month, 1)]) {
      if (!cache.has(wanted) && wanted !== failedMonth) void ask(wanted);
    }
  }, [month, cache, failedMonth]);

  /** Showing a month that failed fetches it again. */
  function show(wanted: Month) {
    setFailedMonth(undefined);
    setMonth(wanted);
  }

  const isCached = cache.has(month);
  const failed = !isCached && failedMonth === month;
  return { month, show, days: cache.get(month) ?? {}, loading: !isCached && !failed, failed };
}
