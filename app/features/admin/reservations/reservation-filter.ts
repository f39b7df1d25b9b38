import { choiceParam, type ListParams, listParams } from "#app/domain/admin/list-params.ts";
import {
  ADMIN_QUEUES,
  type AdminQueue,
  QUEUE_SORTS,
  type QueueSort,
} from "#app/domain/admin/waiting.ts";
import { LINE_KINDS, type LineKind } from "#app/domain/booking/line/line-kind.ts";
import { type LocalDate, parseLocalDate } from "#app/domain/date/local-date.ts";
import { readId } from "#app/domain/query-readers.ts";
import {
  RESERVATION_STATUSES,
  type ReservationStatus,
} from "#app/domain/reservation/status/status.ts";

export type ReservationFilter = Omit<ListParams, "sort"> & {
  readonly queue?: AdminQueue | undefined;
  readonly sort?: QueueSort | undefined;
  readonly status?: ReservationStatus | undefined;
  readonly day?: LocalDate | undefined;
  readonly kind?: LineKind | undefined;
  readonly region?: string | undefined;
};

/** Reads the filter from the address; invalid values count as absent. */
export function reservationFilter(search: URLSearchParams): ReservationFilter {
  return {
    ...listParams(search),
    queue: choiceParam(search, "queue", ADMIN_QUEUES),
    sort: choiceParam(search, "sort", QUEUE_SORTS),
    status: choiceParam(search, "status", RESERVATION_STATUSES),
    kind: choiceParam(search, "kind", LINE_KINDS),
    day: parseLocalDate(search.get("day") ?? ""),
    region: readId(search.get("region") ?? ""),
  };
}

/** The address of the list, or of a reservation beside it, with the same filters. */
export function queueAddress(search: URLSearchParams, idx?: number, done?: string): string {
  const params = new URLSearchParams(search);
  params.delete("done");
  if (done) params.set("done", done);
  const path = idx === undefined ? "/admin/reservations" : `/admin/reservations/${idx}`;
  return params.size > 0 ? `${path}?${params}` : path;
}
