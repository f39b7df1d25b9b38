import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/** Files that mostly wait: begun first, they wait while the others compute (soak alone: 150 s of the process step). */
const LONGEST = [
  "tests/process/lifecycle/soak.test.ts",
  "tests/process/lifecycle/drill.test.ts",
  "tests/process/lifecycle/crash.test.ts",
  "tests/process/picture/upload-queue.test.ts",
  "tests/postgres/workers/killed.test.ts",
  "tests/postgres/workers/outage.test.ts",
  "tests/postgres/workers/stalled.test.ts",
  "tests/postgres/database-away.test.ts",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return rank === -1 ? LONGEST.length : rank;
    };
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
