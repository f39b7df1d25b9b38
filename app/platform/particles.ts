import { josa } from "es-hangul";
import type { PostProcessorModule } from "i18next";

const MARK = /(\S)\((을\/를|이\/가|은\/는|와\/과|으로\/로)\)/g;

/** Writes the particle that the word before it asks for: 「방콕(으로/로)」 becomes 「방콕으로」. */
export function withParticles(text: string): string {
  return text.replace(MARK, (_, letter: string, pair: Parameters<typeof josa.pick>[1]) => {
    return letter + josa.pick(letter, pair);
  });
}

export const particles: PostProcessorModule = {
  type: "postProcessor",
  name: "particles",
  process: withParticles,
};
