import type { i18n, PostProcessorModule, TFunction } from "i18next";
import i18next from "i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { LANGUAGES, type Locale } from "#app/domain/common/language/languages.ts";
import {
  EMAIL_CODE_MINUTES,
  FRESH_FACTOR_MINUTES,
  FRESH_LOGIN_MINUTES,
  RESET_LINK_MINUTES,
} from "#app/domain/member/login/session-times.ts";
import { MAX_IMAGE_MB, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import type { Messages } from "#app/locales/message-types.ts";

/** What every message may name without being given it, such as an error that is shown in many places. */
export const SAID_NUMBERS = {
  maxImages: MAX_IMAGES,
  maxImageMb: MAX_IMAGE_MB,
  emailCodeMinutes: EMAIL_CODE_MINUTES,
  freshFactorMinutes: FRESH_FACTOR_MINUTES,
  freshLoginMinutes: FRESH_LOGIN_MINUTES,
  resetLinkMinutes: RESET_LINK_MINUTES,
} as const;

/** A word or a sum, perhaps in quotes or brackets that close before its particle. */
const MARK =
  /(₩[\d,]+|[^\s’”"'」』)\]])([’”"'」』)\]]*)\((을\/를|이\/가|은\/는|와\/과|으로\/로|이에요\/예요)\)/g;

/** How digits and Latin letters end when read out in Korean; those left out end in a vowel. */
const READ: Readonly<Record<string, string>> = {
  0: "영",
  1: "일",
  3: "삼",
  6: "육",
  7: "칠",
  8: "팔",
  L: "엘",
  M: "엠",
  N: "엔",
  R: "알",
};

const particles: PostProcessorModule = {
  type: "postProcessor",
  name: "particles",
  process: withParticles,
};

type Bundle = Readonly<Record<string, Readonly<Record<string, string>>>>;

type SameKeys<A, B> = [keyof A] extends [keyof B]
  ? [keyof B] extends [keyof A]
    ? true
    : never
  : never;

/** Does not compile while an error code has no message. */
type _Complete = Assert<SameKeys<Record<ErrorCode, string>, Messages["errors"]>>;
type Assert<T extends true> = T;

declare module "i18next" {
  interface CustomTypeOptions {
    resources: Messages;
    keySeparator: false;
    defaultNS: "common";
  }
}

const loaded = new Map<Locale, Bundle>();
const instances = new Map<Locale, i18n>();

/** The server has all messages from the start, a browser those of the pages that it showed. */
export function addMessages(locale: Locale, bundle: Bundle): void {
  loaded.set(locale, { ...loaded.get(locale), ...bundle });
  const instance = instances.get(locale);
  for (const [area, messages] of Object.entries(bundle)) {
    instance?.addResourceBundle(locale, area, messages);
  }
}

export function hasMessages(locale: Locale, area: string): boolean {
  return Object.hasOwn(loaded.get(locale) ?? {}, area);
}

/** Keys are flat, so that `status.PENDING` found in the code is found in the message file too. */
export function i18nFor(locale: Locale): i18n {
  const existing = instances.get(locale);
  if (existing) return existing;
  const instance = i18next.createInstance();
  void instance.use(particles).init({
    lng: locale,
    resources: { [locale]: loaded.get(locale) ?? {} },
    defaultNS: "common",
    // The sentences of `errors` are in three files: of every page, of those with a form, of the desk.
    fallbackNS: ["faults", "desk-errors"],
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: SAID_NUMBERS },
    postProcess: LANGUAGES[locale].hasParticles ? ["particles"] : [],
  });
  instances.set(locale, instance);
  return instance;
}

/** Reads any area: `t("frame:brand")`. */
export type Translate = TFunction<readonly ["common", ...(keyof Messages)[]]>;

export function translator(locale: Locale): Translate {
  return i18nFor(locale).t as Translate;
}

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
/** Each vowel has 28 syllables: one open, then one for each final consonant. */
const FINALS = 28;
const RIEUL = 8;

function finalOf(word: string): number {
  const place = word.charCodeAt(word.length - 1) - FIRST_SYLLABLE;
  return place >= 0 && place < SYLLABLES ? place % FINALS : 0;
}

/** Writes the particle that the word before it asks for: 「방콕(으로/로)」 becomes 「방콕으로」, 「₩3,000(을/를)」 「₩3,000을」. */
export function withParticles(text: string): string {
  return text.replace(MARK, (_, end: string, closing: string, pair: string) => {
    // By custom this one pair begins with the form after a vowel.
    const [afterConsonant = "", afterVowel = ""] = (pair === "와/과" ? "과/와" : pair).split("/");
    const final = finalOf(end.startsWith("₩") ? "원" : (READ[end.toUpperCase()] ?? end));
    const isOpen = final === 0 || (final === RIEUL && afterVowel === "로");
    return end + closing + (isOpen ? afterVowel : afterConsonant);
  });
}
