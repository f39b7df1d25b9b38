import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { readCount, readDay, readId } from "#app/domain/common/query-readers.ts";
import { parseWish, type TripWish, withChoice } from "#app/domain/order/trip/trip-wish.ts";

const KEY = "palmtee.trip";

/** Remembers in this browser what was chosen, so that no later form asks for it again. */
export function rememberTrip(choice: TripWish): void {
  const chosen = Object.entries(choice).filter(([, value]) => value !== undefined);
  if (chosen.length === 0) return;
  store(withChoice(recallTrip(), Object.fromEntries(chosen)));
}

/** A visitor who clears the date wants to see any day, on the next page too. */
export function forgetDays(): void {
  const { players, region } = recallTrip();
  store({ players, region });
}

function store(wish: TripWish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Storage is full or switched off: the next form begins as usual.
  }
}

export function recallTrip(): TripWish {
  try {
    return parseWish(localStorage.getItem(KEY), shopDayOf(new Date()));
  } catch {
    return {};
  }
}

/** The fields of the search on the home page. */
export function rememberSearch(form: FormData): void {
  const of = (name: string) => String(form.get(name) ?? "");
  rememberTrip({
    players: readCount(of("players")),
    round: readDay(of("date")),
    region: readId(of("city")),
  });
}
