type Work = (count: number) => Promise<unknown>;

/** How many times longer the slower of two takes, by their medians; they are tried in turns, so that both see the same load. */
export async function medianRatio(
  tries: number,
  works: readonly [Work, Work],
  between: () => Promise<unknown> = async () => {},
): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let count = 0; count < tries; count++) {
    const turns = count % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const index of turns) {
      const work = works[index];
      await between();
      const begun = performance.now();
      await work(count).catch(() => {});
      times[index].push(performance.now() - begun);
    }
  }
  const [one, other] = times.map(median) as [number, number];
  return Math.max(one, other) / Math.min(one, other);
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
