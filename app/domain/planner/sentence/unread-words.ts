import { isFiller } from "./filler-words.ts";
import type { SentenceText } from "./sentence-text.ts";

type Span = { readonly start: number; readonly end: number };
/** Signs that cut a part of the sentence from the next. */
const STOPS = /[,.!?;()[\]{}<>"]/u;
const MAX_UNREAD = 20;

/** What stands between the claims and says something: neighbours are one piece, fillers around it fall away. */
export function unreadWords(
  { shown, plain }: SentenceText,
  read: readonly Span[],
  refused: readonly Span[],
): string[] {
  const gaps = gapsOf(plain.length, [...read, ...refused]);
  const pieces = [...gaps.flatMap((gap) => piecesOf(plain, gap)), ...refused].toSorted(
    (a, b) => a.start - b.start,
  );
  return pieces.slice(0, MAX_UNREAD).map(({ start, end }) => shown.slice(start, end).trim());
}

function gapsOf(length: number, spans: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let from = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start > from) gaps.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  if (from < length) gaps.push({ start: from, end: length });
  return gaps;
}

function piecesOf(plain: string, gap: Span): Span[] {
  const pieces: Span[] = [];
  let last: Span | undefined;
  for (const word of wordsIn(plain, gap)) {
    if (isFiller(plain.slice(word.start, word.end))) continue;
    const between = last ? plain.slice(last.end, word.start) : "";
    if (last && !STOPS.test(between)) last = { start: last.start, end: word.end };
    else {
      if (last) pieces.push(last);
      last = word;
    }
  }
  return last ? [...pieces, last] : pieces;
}

function wordsIn(plain: string, { start, end }: Span): Span[] {
  return [...plain.slice(start, end).matchAll(/[^\s,!?;()[\]{}<>"]+/gu)].map((match) => {
    const word = match[0].replace(/[.:]+$/u, "");
    return { start: start + match.index, end: start + match.index + word.length };
  });
}
