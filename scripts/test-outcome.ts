/** What one step of `npm test` came to. */
export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
};

export type Failure = {
  /** The place of the failure; nothing where no file is to blame. */
  readonly file?: string;
  readonly title: string;
  readonly error: string;
};

/** How much of an error is shown: a log may have only its end. */
const MOST_LINES = 12;
const MOST_LETTERS = 200;

const CODES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, "g");

export function add(a: Outcome, b: Outcome): Outcome {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    failures: [...a.failures, ...b.failures],
  };
}

export function passedOnce(): Outcome {
  return { passed: 1, failed: 0, failures: [] };
}

export function failedOnce(title: string, error: string): Outcome {
  return { passed: 0, failed: 1, failures: [{ title, error }] };
}

/** A runner that reports failure counts as at least one failure. */
export function withVerdict(outcome: Outcome, fine: boolean, output: string): Outcome {
  if (fine || outcome.failed > 0) return outcome;
  const { passed, failures } = outcome;
  const unnamed = failedOnce("failed without naming a test", lastLines(output));
  return { passed, failed: 1, failures: failures.length > 0 ? failures : unnamed.failures };
}

/** The beginning of an error without its colours. */
export function firstLines(text: string): string {
  return linesOf(text).slice(0, MOST_LINES).join("\n");
}

/** The end of what a program said: there it says why it gave up. */
export function lastLines(text: string): string {
  return linesOf(text).slice(-MOST_LINES).join("\n");
}

function linesOf(text: string): string[] {
  return text
    .replace(CODES, "")
    .split("\n")
    .map((line) => line.trimEnd().slice(0, MOST_LETTERS))
    .filter((line) => line !== "");
}

/** The last words of a run: what failed, by step and file. */
export function failureList(steps: ReadonlyMap<string, Outcome>): string {
  return [...steps]
    .flatMap(([step, { failures }]) => failures.map((failure) => failureText(failure, `${step} `)))
    .join("\n\n");
}

function failureText({ file = "", title, error }: Failure, before = ""): string {
  const lines = [title, ...firstLines(error).split("\n")].filter((line) => line !== "");
  return [`✗ ${before}${file}`.trimEnd(), ...lines.map((line) => `    ${line}`)].join("\n");
}

/** Which files to look at first when a step takes long; nothing where none takes a quarter of a minute. */
export function slowestFiles(took: ReadonlyMap<string, number>): string {
  return [...took]
    .filter(([, milliseconds]) => milliseconds >= 15_000)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([file, milliseconds]) => `   ${Math.round(milliseconds / 1000)} s ${file}`)
    .join("\n");
}

/** What the children of a shell used, of which its `times` writes the second line: `1m2.34s 0m5.60s`. */
export function secondsOf(times: string): number {
  const [, children = ""] = times.split("\n");
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** The most expensive first. */
export function spentList(spent: ReadonlyMap<string, number>): string {
  return [...spent]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, seconds]) => `${name} ${Math.round(seconds)}`)
    .join(", ");
}

/** Shows the progress of a run, seldom, and each failure immediately. */
export function progress(say: (line: string) => void, now = Date.now) {
  let toldAt = now();
  const count = { passed: 0, failed: 0 };
  return {
    passed(): void {
      count.passed += 1;
      if (now() - toldAt < 20_000) return;
      toldAt = now();
      say(`   ${count.passed} passed, ${count.failed} failed …`);
    },
    failed(failure: Failure): void {
      count.failed += 1;
      say(failureText(failure));
    },
  };
}
