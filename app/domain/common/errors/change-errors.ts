/** What a change of a paid line may refuse; part of `ERROR_STATUS`. */
export const CHANGE_ERRORS = {
  "reservation.change_before_arrival": 409,
  "reservation.change_by_staff": 409,
  "reservation.change_clash": 409,
  "reservation.change_lost": 409,
  "reservation.change_nothing": 422,
  "reservation.change_over": 409,
  "reservation.change_partners": 409,
  "reservation.change_running": 409,
  "reservation.change_stay": 422,
  "reservation.change_who": 422,
  "reservation.change_without": 409,
} as const satisfies Record<string, number>;
