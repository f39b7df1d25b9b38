/** What Vitest's reporter writes as JSON, as far as it is read here. */
export type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};

/** red: a test has noticed · green: none has · broken: nothing was tested, so that nothing is known. */
export type Verdict = "red" | "green" | "broken";

/** A program that does not run is no guard that was missed. */
const NOT_RUN = /\b(ReferenceError|SyntaxError)\b|syntax error at/;

const RAN: ReadonlySet<string> = new Set(["passed", "failed"]);

/** What the tests with this in their title say; a file that could not be loaded says nothing. */
export function verdictOf(report: Report | undefined, file: string, title: string): Verdict {
  const tests = (report?.testResults ?? [])
    .filter(({ name }) => name.endsWith(file))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => fullName.includes(title) && RAN.has(status));
  const failed = tests.filter(({ status }) => status === "failed");
  const said = failed.flatMap(({ failureMessages }) => failureMessages ?? []);
  if (tests.length === 0 || (said.length > 0 && said.every((text) => NOT_RUN.test(text)))) {
    return "broken";
  }
  return failed.length > 0 ? "red" : "green";
}
