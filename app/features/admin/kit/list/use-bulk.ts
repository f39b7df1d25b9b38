import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { ErrorCode } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { hasErrorText } from "#app/platform/i18n/error-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { Selection } from "./use-selection.ts";

export type BulkAction = {
  /** Its name for the server, such as `notice.pin`. */
  readonly name: string;
  readonly label: string;
  /** Asked before it runs; for what cannot be undone. */
  readonly confirm?: { readonly title: (count: number) => string; readonly text: string };
};

export type BulkRow = { readonly id: string; readonly version?: number | undefined };

export type BulkProgress = {
  readonly label: string;
  readonly done: number;
  readonly all: number;
};

/**
 * Runs an action for one row after the other, so that the progress is true, it can be stopped, and what was refused
 * stays ticked.
 */
export function useBulk(selection: Selection, versionOf: (id: string) => number | undefined) {
  const { t } = useTranslation(["lists", "errors"]);
  const locale = useLocale();
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<BulkProgress>();
  const stopped = useRef(false);

  async function run({ name, label }: BulkAction): Promise<void> {
    const { ids } = selection;
    const refused: string[] = [];
    let error: ErrorCode | undefined;
    let done = 0;
    stopped.current = false;
    for (const id of ids) {
      if (stopped.current) break;
      setProgress({ label, done, all: ids.length });
      const failure = await sendOne(locale, name, { id, version: versionOf(id) });
      if (failure) refused.push(id);
      error ??= failure;
      done += 1;
    }
    setProgress(undefined);
    selection.set([...refused, ...ids.slice(done)]);
    await revalidate();
    const succeeded = done - refused.length;
    if (error) {
      const why = t(`errors:${error}`);
      show({ tone: "error", text: t("bulk_refused", { count: refused.length, why }) });
    } else show({ text: t("bulk_done", { count: succeeded, label }) });
  }

  return {
    progress,
    run,
    stop: () => {
      stopped.current = true;
    },
  };
}

async function sendOne(
  locale: Locale,
  action: string,
  { id, version }: BulkRow,
): Promise<ErrorCode | undefined> {
  const body = new URLSearchParams({ action, id });
  if (version !== undefined) body.set("version", String(version));
  try {
    const response = await fetch("/api/admin/bulk-action", { method: "POST", body });
    if (response.ok) return undefined;
    const answer: unknown = await response.json();
    const code = (answer as { error?: unknown }).error;
    return hasErrorText(locale, code) ? code : "common.unexpected";
  } catch {
    return "common.unexpected";
  }
}
