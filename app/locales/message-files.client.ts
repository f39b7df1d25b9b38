import type { Locale } from "#app/domain/locale.ts";

type Messages = Readonly<Record<string, string>>;
type Core = { readonly core: Readonly<Record<string, Messages>> };

/** One file per language, and one per language and area, whichever folder it is in. */
const CORES = import.meta.glob<Core>("./*/core.ts");
const AREAS = import.meta.glob<Messages>(
  ["./*/*/*.json", "!./*/*/{common,faults,frame,supplier,ui,voucher}.json"],
  { import: "default" },
);

export async function fetchCore(locale: Locale): Promise<Core["core"]> {
  const load = CORES[`./${locale}/core.ts`];
  if (!load) throw new Error("no folder of messages");
  return (await load()).core;
}

/** Undefined where no file has this name. */
export async function fetchArea(locale: Locale, area: string): Promise<Messages | undefined> {
  const file = filesOf(locale).find((path) => areaOf(path) === area);
  return file ? AREAS[file]?.() : undefined;
}

/** Each file is asked for by its own name alone: shared by two, it would come in two pieces. */
export function everyArea(locale: Locale): readonly string[] {
  return filesOf(locale).map(areaOf);
}

function filesOf(locale: Locale): readonly string[] {
  return Object.keys(AREAS).filter((file) => file.startsWith(`./${locale}/`));
}

function areaOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1, -".json".length);
}
