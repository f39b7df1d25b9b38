import type { Locale } from "#app/domain/common/language/languages.ts";

type Messages = Readonly<Record<string, string>>;
/** The messages of every page, and in addition those of the desk. */
export type Bundle = "core" | "desk";
type Bundled = { readonly [name in Bundle]?: Readonly<Record<string, Messages>> };

/** Two files per language, and one per language and area of the shop, whichever folder it is in. */
const BUNDLES = import.meta.glob<Bundled>("./*/{core,desk}.ts");
const AREAS = import.meta.glob<Messages>(
  [
    "./*/*/*.json",
    // What only the desk says comes in its one file.
    "!./*/*/{audit,business,care,catalogue,content,coupons,desk,desk-errors,flights}.json",
    "!./*/*/{launch,limits,lists,moderation,palette,phone,prices,question-desk,reservation-desk,runsheet,staff,suppliers,system,today}.json",
    "!./*/*/{common,faults,frame,places,supplier,titles,ui,voucher}.json",
  ],
  { import: "default" },
);

export async function fetchBundle(locale: Locale, name: Bundle) {
  const messages = (await BUNDLES[`./${locale}/${name}.ts`]?.())?.[name];
  if (!messages) throw new Error("no folder of messages");
  return messages;
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
