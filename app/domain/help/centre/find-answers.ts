export type Searchable = {
  readonly question: string;
  /** Other words for the same, which the answer does not use. */
  readonly words: string;
  readonly text: string;
};

const WEIGHTS = { question: 6, words: 4, text: 1 } as const;

/** Endings that Korean hangs on a noun, the longest first: "환불은" asks for "환불". */
const PARTICLES = [
  "에서",
  "으로",
  "까지",
  "부터",
  "은",
  "는",
  "이",
  "가",
  "을",
  "를",
  "에",
  "로",
  "의",
  "도",
  "와",
  "과",
];
const HANGUL = /^[가-힣]+$/;

/** The typed text as words to search; a Korean word is also searched without its ending. */
export function searchWords(q: string): string[] {
  const words = q
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return [...new Set(words.map(withoutParticle))];
}

/** Best first: answers in which more of the words occur, then where they weigh more. */
export function findAnswers<Answer extends Searchable>(
  answers: readonly Answer[],
  words: readonly string[],
): Answer[] {
  return answers
    .map((answer) => ({ answer, ...fitOf(answer, words) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits || b.weight - a.weight)
    .map(({ answer }) => answer);
}

function fitOf(answer: Searchable, words: readonly string[]) {
  const weights = words.map((word) => weightOf(answer, word));
  return {
    hits: weights.filter((weight) => weight > 0).length,
    weight: weights.reduce((sum, weight) => sum + weight, 0),
  };
}

function weightOf(answer: Searchable, word: string): number {
  const pattern = wordPattern([word]);
  return (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[])
    .filter((part) => pattern.test(answer[part]))
    .reduce((sum, part) => sum + WEIGHTS[part], 0);
}

/** One letter alone, or Latin letters, only at the start of a word: "비" is rain, and not part of "준비". */
function wordPattern(words: readonly string[], flags = "iu"): RegExp {
  const parts = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word.length > 1 && HANGUL.test(word) ? word : String.raw`(?<![\p{L}\p{N}])${word}`,
    );
  return new RegExp(parts.join("|") || "(?!)", flags);
}

function withoutParticle(word: string): string {
  if (!HANGUL.test(word)) return word;
  const ending = PARTICLES.find((each) => word.endsWith(each) && word.length - each.length >= 2);
  return ending ? word.slice(0, -ending.length) : word;
}

/** Marks the words in the text of a cleaned article, never inside its tags or entities. */
export function markWords(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  const pattern = wordPattern(words, "giu");
  return html
    .split(/(<[^<>]*>|&[a-z\d#]+;)/i)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(pattern, "<mark>$&</mark>")))
    .join("");
}
