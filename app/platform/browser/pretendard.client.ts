const RULE = /src:\s*url\(["']?([^"')]+)["']?\)[^;}]*;\s*unicode-range:\s*([^;}]+)/g;
const SCREENS = 2.5;
const AT_A_TIME = 24;

type Piece = { readonly face: FontFace; readonly isWanted: boolean };

/**
 * Fetches the pieces of Pretendard that the text on show needs and then shows them together: the browser lays the whole
 * page out again for every font file that arrives alone. The others load when their characters appear.
 */
export async function loadPretendard(sheet: string): Promise<void> {
  const rules = [...(await (await fetch(sheet)).text()).matchAll(RULE)];
  if (rules.length === 0) return addSheet(sheet);
  await rest();
  const letters = lettersOnShow();
  const pieces: Piece[] = [];
  for (const [index, [, file = "", ranges = ""]] of rules.entries()) {
    if (index % AT_A_TIME === 0) await rest();
    const source = `url(${new URL(file, new URL(sheet, document.baseURI))})`;
    const look = { weight: "45 920", display: "swap", unicodeRange: ranges } as const;
    const face = new FontFace("Pretendard Variable", source, look);
    pieces.push({ face, isWanted: holdsAny(ranges, letters) });
  }
  await Promise.allSettled(pieces.map(({ face, isWanted }) => isWanted && face.load()));
  for (const { face } of pieces) document.fonts.add(face);
}

/** While developing the sheet only names another one. */
function addSheet(href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

/** A tap or a scroll may come in between. */
function rest(): Promise<void> {
  return new Promise((next) => setTimeout(next));
}

/** What lies further down than this is not laid out yet (`.later`). */
function lettersOnShow(): ReadonlySet<number> {
  const bottom = window.innerHeight * SCREENS;
  const letters = new Set<number>();
  const texts = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (!(node instanceof HTMLElement)) return NodeFilter.FILTER_ACCEPT;
      const isFar = node.matches(".later") && node.getBoundingClientRect().top > bottom;
      return isFar || node.matches("script") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  while (texts.nextNode()) {
    for (const letter of texts.currentNode.nodeValue ?? "") letters.add(letter.codePointAt(0) ?? 0);
  }
  return letters;
}

function holdsAny(ranges: string, letters: ReadonlySet<number>): boolean {
  return ranges.split(",").some((range) => {
    const ends = range.trim().slice(2).split("-");
    const [from = 0, to = from] = ends.map((hex) => Number.parseInt(hex, 16));
    for (let code = from; code <= to; code += 1) if (letters.has(code)) return true;
    return false;
  });
}
