import type { Localized } from "../common/language/languages.ts";

/** Shown instead of what was masked; the same in every language. */
const MASK = "●●●";

const HANGUL_DIGITS = "공영일이삼사오육칠팔구";
const DIGIT = `[0-9０-９${HANGUL_DIGITS}oOlI]`;
const GAP = "[\\s.,·ㆍ_)(~-]{0,3}";

/** Eight digits and more in a row are a number to call, also with gaps, in full width or in Hangul. */
const PHONE = new RegExp(
  `\\+?(?:[0-9０-９]|[공영일](?=${GAP}${DIGIT}))(?:${GAP}${DIGIT}){7,14}`,
  "g",
);
const EMAIL = /[\w.+-]+\s?@\s?[\w-]+(?:\.[\w-]+)+/g;
const CHAT_LINK = /(?:https?:\/\/)?(?:open\.kakao\.com|line\.me|t\.me|wa\.me)\/\S+/gi;
/** A messenger's name, perhaps the word for an ID, then the ID itself. */
const MESSENGER =
  /((?:카카오톡|카카오|카톡|까톡|ㅋㅌ|라인|텔레그램|텔레|위챗|왓츠앱|kakao(?:talk)?|katalk|line|telegram|wechat|whatsapp)\s*(?:아이디|id|ID|Id)?\s*(?:는|은|:|：|=|-|@)?\s*)(@?[A-Za-z][\w.-]{3,29})/gi;
/** Days, hours and sums are numbers that stay. */
const PLAIN_NUMBERS =
  /((?<!\d)20\d{2}[.-] ?\d{1,2}[.-] ?\d{1,2}(?!\d)|(?<!\d)\d{1,2}:\d{2}(?!\d)|(?<![\d,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,]))/;

/** What strangers write in public never shows how to reach them: contact is given to accepted partners alone. */
export function maskContacts(text: string): string {
  return text
    .replace(CHAT_LINK, MASK)
    .replace(EMAIL, MASK)
    .replace(MESSENGER, (whole, before: string, id: string) =>
      /[\d_.@]/.test(id) || /아이디|id|[:：=@]/i.test(before) ? before + MASK : whole,
    )
    .split(PLAIN_NUMBERS)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(PHONE, masked)))
    .join("");
}

/** Letters that only look like digits do not make a number by themselves. */
function masked(found: string): string {
  const digits = [...found].filter(
    (each) => /[0-9０-９]/.test(each) || HANGUL_DIGITS.includes(each),
  );
  return digits.length >= 8 ? MASK : found;
}

export function hasContact(text: string): boolean {
  return maskContacts(text) !== text;
}

/** The same in every language of a text. */
export function maskContactsIn(text: Localized): Localized {
  return Object.fromEntries(
    Object.entries(text).map(([locale, words]) => [locale, maskContacts(words)]),
  );
}
