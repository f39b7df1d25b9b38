const SPOKEN: Readonly<Record<string, number>> = {
  하나: 1,
  한: 1,
  둘: 2,
  두: 2,
  셋: 3,
  세: 3,
  넷: 4,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const SINO: Readonly<Record<string, number>> = {
  일: 1,
  이: 2,
  삼: 3,
  사: 4,
  오: 5,
  육: 6,
  칠: 7,
  팔: 8,
  구: 9,
  십: 10,
};

/** A small number in figures or in the words that count things, as a group of a pattern. */
export const COUNT =
  "((?<![\\d.,/:])\\d{1,2}(?!\\d|[,/:]\\d)|(?<![가-힣])(?:하나|한|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉|열)|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))";

/** The same with the numbers that come from Chinese: 삼박 사일. */
export const SINO_COUNT = "(?<![가-힣])([일이삼사오육칠팔구십])";

export function countOf(text: string): number {
  return SPOKEN[text] ?? SINO[text] ?? Number(text);
}

const DIGITS: Readonly<Record<string, number>> = { ...SINO, 십: 0 };
const POWERS: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1_000 };

/** 백이십 is 120. */
export function sinoNumber(text: string): number {
  let sum = 0;
  let digit = 0;
  for (const letter of text) {
    const power = POWERS[letter];
    if (power === undefined) digit = DIGITS[letter] ?? 0;
    else {
      sum += (digit || 1) * power;
      digit = 0;
    }
  }
  return sum + digit;
}
