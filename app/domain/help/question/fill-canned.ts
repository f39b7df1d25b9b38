/** What a canned answer may insert, by its name in each language. */
const NAMES = {
  name: ["이름", "name"],
  product: ["상품", "product"],
  date: ["날짜", "date"],
} as const;

export type CannedFacts = Readonly<Record<keyof typeof NAMES, string | undefined>>;

/** Fills in what is known; the rest keeps its braces, so that staff see what they must write themselves. */
export function fillCanned(text: string, facts: CannedFacts): string {
  return text.replace(/\{([^{}\n]{1,20})\}/g, (whole, word: string) => {
    const key = (Object.keys(NAMES) as (keyof typeof NAMES)[]).find((each) =>
      NAMES[each].some((name) => name === word.trim()),
    );
    return (key && facts[key]) || whole;
  });
}
