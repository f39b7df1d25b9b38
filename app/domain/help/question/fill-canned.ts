/** What a canned answer may insert, by its name in each language. */
const NAMES = {
  name: ["이름", "name"],
  product: ["상품", "product"],
  date: ["날짜", "date"],
  time: ["시간", "time"],
  people: ["인원", "people"],
  amount: ["금액", "amount"],
} as const;

export type CannedFacts = Readonly<Record<keyof typeof NAMES, string | undefined>>;

const PLACEHOLDER = /\{([^{}\n]{1,20})\}/g;

/** Fills in what is known; the rest keeps its braces, so that staff see what they must write themselves. */
export function fillCanned(text: string, facts: CannedFacts): string {
  return text.replace(PLACEHOLDER, (whole, word: string) => {
    const key = (Object.keys(NAMES) as (keyof typeof NAMES)[]).find((each) =>
      NAMES[each].some((name) => name === word.trim()),
    );
    return (key && facts[key]) || whole;
  });
}

export type Placeholder = { readonly text: string; readonly from: number; readonly to: number };

/** What staff still have to fill in before sending. */
export function placeholdersIn(text: string): readonly Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)]
    .filter(([, word = ""]) => word.trim() !== "")
    .map(({ 0: whole, index }) => ({ text: whole, from: index, to: index + whole.length }));
}
