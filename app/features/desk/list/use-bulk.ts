import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import {
  type BulkRow,
  fetchRows,
  type Refusal,
  type StepValues,
  sendStep,
} from "./bulk-requests.ts";
import type { Selection } from "./use-row-selection.ts";

export type BulkAction = {
  /** Its name for the server, such as `notice.pin`. */
  readonly name: string;
  readonly label: string;
  /** Leads to a page for the ticked rows instead of changing them. */
  readonly to?: (ids: readonly string[]) => string;
  /** Asked before it runs; for what cannot be undone, or needs a reason. */
  readonly confirm?: {
    readonly title: (count: number) => string;
    readonly text: string;
    readonly fields?: (errors: FieldErrors) => ReactNode;
  };
};

export type BulkProgress = {
  readonly label: string;
  readonly done: number;
  readonly all: number;
};

type BulkList = {
  readonly area: AdminArea | undefined;
  readonly view: string;
  readonly versionOf: (id: string) => number | undefined;
};

type Run = {
  readonly values?: StepValues;
  /** Called when the first row accepted what was typed. */
  readonly onAccepted?: () => void;
};

/** Mistakes of what was typed, not of the row. */
function mistakesIn(values: StepValues, [first]: readonly Refusal[]): FieldErrors | undefined {
  const isTyped = Object.keys(values).some((field) => first?.fields[field]);
  return isTyped ? first?.fields : undefined;
}

/** Rows of one request: one by one while a person watches, more where there are hundreds. */
const stepOf = (count: number) => (count > 20 ? 10 : 1);

type Outcome = {
  readonly refused: readonly Refusal[];
  readonly rest: readonly BulkRow[];
  readonly done: number;
};

type Steps = Pick<Run, "onAccepted"> & {
  readonly send: (rows: readonly BulkRow[]) => Promise<readonly Refusal[]>;
  readonly mistakesOf: (answer: readonly Refusal[]) => FieldErrors | undefined;
  readonly onStep: (done: number) => void;
  readonly isStopped: () => boolean;
};

/** The first row goes alone: if it says that something was typed wrongly, nothing else is sent. */
async function runInSteps(
  all: readonly BulkRow[],
  { send, mistakesOf, onStep, onAccepted, isStopped }: Steps,
): Promise<Outcome | { readonly mistakes: FieldErrors }> {
  const refused: Refusal[] = [];
  const size = stepOf(all.length);
  let done = 0;
  while (done < all.length && !isStopped()) {
    onStep(done);
    const step = all.slice(done, done + (done === 0 ? 1 : size));
    const answer = await send(step);
    const mistakes = done === 0 ? mistakesOf(answer) : undefined;
    if (mistakes) return { mistakes };
    onAccepted?.();
    refused.push(...answer);
    done += step.length;
  }
  return { refused, rest: all.slice(done), done };
}

/** Runs an action in steps, so that it shows real progress, can be stopped, and leaves refused rows ticked. */
export function useBulk(selection: Selection, list: BulkList) {
  const { t } = useTranslation(["lists", "errors"]);
  const locale = useLocale();
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<BulkProgress>();
  const stopped = useRef(false);

  /** The rows of the page, or everything that the filters match. */
  async function rows(): Promise<readonly BulkRow[] | undefined> {
    if (!selection.isMatching || !list.area) {
      return selection.ids.map((id) => ({ id, version: list.versionOf(id) }));
    }
    const answer = await fetchRows(locale, list.area, list.view);
    if (typeof answer !== "string") return answer;
    show({ tone: "error", text: t(`errors:${answer}`) });
    return undefined;
  }

  /** What was typed wrongly, if the first row says so; nothing was changed then. */
  async function run({ name, label }: BulkAction, { values = {}, onAccepted }: Run = {}) {
    const all = await rows();
    if (!all) return undefined;
    stopped.current = false;
    const outcome = await runInSteps(all, {
      send: (step) => sendStep(locale, name, { rows: step, values }),
      mistakesOf: (answer) => mistakesIn(values, answer),
      onStep: (done) => setProgress({ label, done, all: all.length }),
      onAccepted,
      isStopped: () => stopped.current,
    });
    setProgress(undefined);
    if ("mistakes" in outcome) return outcome.mistakes;
    await finish(label, outcome);
    return undefined;
  }

  async function finish(label: string, { refused, rest, done }: Outcome): Promise<void> {
    const why = new Map<string, ErrorCode>(refused.map(({ id, error }) => [id, error]));
    selection.set([...why.keys(), ...rest.map(({ id }) => id)], why);
    await revalidate();
    const [first] = refused;
    if (first) {
      const text = t(`errors:${first.error}`);
      show({ tone: "error", text: t("bulk_refused", { count: refused.length, why: text }) });
    } else if (done > 0) show({ text: t("bulk_done", { count: done, label }) });
  }

  return {
    progress,
    rows,
    run,
    stop: () => {
      stopped.current = true;
    },
  };
}
