import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RecordDefinition, RecordId } from "#app/domain/desk/record/record-fields.ts";
import { Initial } from "#app/features/desk/initial.tsx";

const REPORT_MS = 15_000;

type PresenceProps = {
  readonly form: Pick<RecordDefinition, "area" | "kind">;
  readonly id: RecordId;
};

/** Colleagues who have this record open. Nothing is locked: saving resolves conflicts. */
export function Presence({ form: { area, kind }, id }: PresenceProps) {
  const { t } = useTranslation("desk");
  const names = useOthers({ area, kind, id });
  if (names.length === 0) return null;
  return (
    <span className="inline-flex items-center gap-2.5 text-13 text-ink-2" role="status">
      {names.map((name) => (
        <Initial key={name} name={name} live />
      ))}
      {t("record.also_here", { names: names.join(", ") })}
    </span>
  );
}

type Open = Pick<RecordDefinition, "area" | "kind"> & { readonly id: RecordId };

function useOthers({ area, kind, id }: Open): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const body = new URLSearchParams({ area, kind, id: String(id) });
    const report = async () => {
      if (document.visibilityState === "hidden") return;
      try {
        const answer = await fetch("/api/admin/open-record", { method: "POST", body });
        if (answer.ok) setNames(((await answer.json()) as { names: string[] }).names);
      } catch {
        // Offline: the next report tries again.
      }
    };
    const leave = () => {
      navigator.sendBeacon(
        "/api/admin/open-record",
        new URLSearchParams({ ...Object.fromEntries(body), left: "on" }),
      );
    };
    void report();
    const timer = setInterval(report, REPORT_MS);
    window.addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [area, kind, id]);
  return names;
}

/** One thing that was done, on the line that joins it to the next. */
export const historyItemClass =
  "relative pb-4 pl-9.5 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-0 not-last:before:left-3.25 not-last:before:w-0.5 not-last:before:bg-line";
