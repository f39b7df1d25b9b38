import { LANGUAGES } from "#app/domain/common/language/languages.ts";

type NumberWriter = Pick<Intl.NumberFormat, "format">;

/** Creating a formatter is expensive, so each is created once. */
const made = new Map<string, NumberWriter | Intl.DateTimeFormat>();

/** Without `Intl`: its first formatter blocks a phone for a tenth of a second. */
export function numberFormat(tag: string, options?: Intl.NumberFormatOptions): NumberWriter {
  return once(`number ${tag} ${JSON.stringify(options)}`, () =>
    options ? new Intl.NumberFormat(tag, options) : inThousands(tag),
  );
}

/** 1,234.567 with the signs of the language, and no more of a fraction. */
function inThousands(tag: string): NumberWriter {
  const { numbers } = Object.values(LANGUAGES).find((language) => language.tag === tag) ?? {};
  const { group = ",", point = "." } = numbers ?? {};
  return {
    format: (value: number) => {
      const [whole = "", part] = String(Number(value.toFixed(3))).split(".");
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
      return part ? `${grouped}${point}${part}` : grouped;
    },
  };
}

export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once(
    `date ${tag} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(tag, options),
  );
}

function once<Format extends NumberWriter | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const known = made.get(key) as Format | undefined;
  if (known) return known;
  const format = make();
  made.set(key, format);
  return format;
}

const DAY_MS = 86_400_000;

/** The name of a weekday; 0 is Sunday. */
export function weekdayName(tag: string, weekday: number): string {
  // 4 January 1970 was a Sunday.
  return dateFormat(tag, { weekday: "long", timeZone: "UTC" }).format(
    new Date((3 + weekday) * DAY_MS),
  );
}
