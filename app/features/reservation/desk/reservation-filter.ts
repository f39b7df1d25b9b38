import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { LINE_KINDS, type LineKind } from "#app/domain/common/product/product-kind.ts";
import { readId } from "#app/domain/common/query-readers.ts";
import { choiceParam, type ListParams, listParams } from "#app/domain/desk/list/list-params.ts";
import {
  ADMIN_QUEUES,
  type AdminQueue,
  QUEUE_SORTS,
  type QueueSort,
} from "#app/domain/reservation/desk/queues.ts";
import { ALL_REASON_CODES, type ReasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
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
  /** The one of the staff who works on it, or "none". */
  readonly whose?: string | undefined;
  readonly reason?: ReasonCode | undefined;
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
    whose: readWhose(search.get("whose") ?? ""),
    reason: choiceParam(search, "reason", ALL_REASON_CODES),
  };
}

function readWhose(text: string): string | undefined {
  const isPerson = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
  return isPerson || text === "none" ? text : undefined;
}

/** Whether the queue is empty with no other filter set. */
export function isQueueDone(filter: ReservationFilter, total: number): boolean {
  const { queue, q, status, day, kind, region, whose, reason } = filter;
  const isNarrowed = q !== "" || [status, day, kind, region, whose, reason].some(Boolean);
  return queue !== undefined && total === 0 && !isNarrowed;
}

/** What the address says about one reservation is not carried on to the next. */
const OF_ONE_RECORD = ["done", "from", "to", "at"];

/** The address of the list, or of a reservation next to it, with the same filters. */
export function queueAddress(search: URLSearchParams, idx?: number, done?: string): string {
  const params = new URLSearchParams(search);
  for (const name of OF_ONE_RECORD) params.delete(name);
  if (done) params.set("done", done);
  const path = idx === undefined ? "/admin/reservations" : `/admin/reservations/${idx}`;
  return params.size > 0 ? `${path}?${params}` : path;
}
