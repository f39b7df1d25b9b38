import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { PriceAnswer, PriceRefusal } from "#app/features/admin/prices/price-answer.ts";
import type { SeenCell } from "#app/features/pricing/save-prices.server.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";

/** As long as a save is offered to be undone. */
const UNDO_MS = 10_000;

export type PriceSaver = {
  readonly save: (cells: readonly SeenCell[], reason: string) => void;
  readonly busy: boolean;
  readonly refusal: PriceRefusal | undefined;
};

/** Saves cells of prices; the toast and Ctrl+Z (⌘Z) take the last save back for ten seconds. */
export function usePriceSave(onSaved: () => void): PriceSaver {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<PriceAnswer>();
  const { show } = useToast();
  const [entry, setEntry] = useState<number>();
  const answered = useRef<PriceAnswer>(undefined);
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const { submit } = fetcher;
  const undo = useCallback(
    (number: number) => {
      setEntry(undefined);
      void submit({ intent: "undo", entry: String(number) }, { method: "post" });
    },
    [submit],
  );

  useEffect(() => {
    if (!answer || answer === answered.current) return;
    answered.current = answer;
    if (!answer.ok) return;
    if (answer.done === "undo") show({ text: t("undone", { count: answer.count }) });
    if (answer.done !== "prices") return;
    onSaved();
    setEntry(answer.entry);
    show({
      text: t("saved", { count: answer.count }),
      action: { label: t("undo"), run: () => undo(answer.entry) },
    });
  }, [answer, onSaved, show, t, undo]);

  useUndoKey(entry, undo, () => setEntry(undefined));
  return {
    save: (cells, reason) =>
      void fetcher.submit(
        { intent: "prices", cells: JSON.stringify(cells), reason },
        { method: "post" },
      ),
    busy: fetcher.state !== "idle",
    refusal: answer?.ok === false ? answer : undefined,
  };
}

function useUndoKey(
  entry: number | undefined,
  undo: (entry: number) => void,
  forget: () => void,
): void {
  useEffect(() => {
    if (entry === undefined) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isField = event.target instanceof HTMLElement && event.target.matches("input,textarea");
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isField) return;
      event.preventDefault();
      undo(entry);
    };
    window.addEventListener("keydown", onKeyDown);
    const timer = setTimeout(forget, UNDO_MS);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      clearTimeout(timer);
    };
  });
}
