import { josa } from "es-hangul";
import type { PostProcessorModule } from "i18next";

/** A word or a sum, perhaps in quotes or brackets that close before its particle. */
const MARK =
  /(₩[\d,]+|[^\s’”"'」』)\]])([’”"'」』)\]]*)\((을\/를|이\/가|은\/는|와\/과|으로\/로|이에요\/예요)\)/g;

/** How what is not written in Hangul ends when it is read out; any other letter of Latin ends openly, as es-hangul has it. */
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

type Pair = Parameters<typeof josa.pick>[1];

/** Writes the particle that the word before it asks for: 「방콕(으로/로)」 becomes 「방콕으로」, 「₩3,000(을/를)」 「₩3,000을」. */
export function withParticles(text: string): string {
  return text.replace(MARK, (_, end: string, closed: string, pair: Pair) => {
    const read = end.startsWith("₩") ? "원" : (READ[end.toUpperCase()] ?? end);
    return end + closed + josa.pick(read, pair);
  });
}

export const particles: PostProcessorModule = {
  type: "postProcessor",
  name: "particles",
  process: withParticles,
};
