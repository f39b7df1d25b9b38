import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "#app/ui/overlay/toast.tsx";

/** Undefined when the file belonged to an older build. */
type Load<Part> = () => Promise<Part | undefined>;

const SIGNS_OF_LIFE = ["pointerdown", "keydown"] as const;

/**
 * A part that most visitors never open: its code is loaded with the first interaction with the page,
 * not with the page. The second value says whether it is open, once it is loaded.
 */
export function usePart<Part>(load: Load<Part>, isWanted: boolean, shut: () => void) {
  const { t } = useTranslation(["ui", "errors"]);
  const toast = useToast();
  const [part, setPart] = useState<{ readonly is: Part }>();
  const [isThere, setThere] = useState(false);

  const fail = useEffectEvent(() => {
    toast.show({ text: t("errors:common.records_away"), tone: "error" });
    shut();
  });

  useEffect(() => {
    const end = new AbortController();
    const warm = () => {
      end.abort();
      load().catch(() => {});
    };
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, warm, { capture: true, passive: true, signal: end.signal });
    }
    return () => end.abort();
  }, [load]);

  useEffect(() => {
    if (!isWanted || part) return;
    let isGone = false;
    const come = (found: Part | undefined) => {
      if (isGone) return;
      if (found) setPart({ is: found });
      else fail();
    };
    load().then(come, () => come(undefined));
    return () => {
      isGone = true;
    };
  }, [load, isWanted, part]);

  // Mounted before it opens, so that the first opening is animated like later ones.
  useEffect(() => setThere(part !== undefined), [part]);

  return [part?.is, isWanted && isThere] as const;
}
