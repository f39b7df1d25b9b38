/** Making a formatter costs more than using it a hundred times: each is made once. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

export function numberFormat(
  tag: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  return once(
    `number ${tag} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(tag, options),
  );
}

export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once(
    `date ${tag} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(tag, options),
  );
}

function once<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const known = made.get(key) as Format | undefined;
  if (known) return known;
  const format = make();
  made.set(key, format);
  return format;
}
