import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "#app/ui/overlay/toast.tsx";

/** Undefined when the file belonged to an older build. */
type Load<Part> = () => Promise<Part | undefined>;

const FIRST_INTERACTIONS = ["pointerdown", "keydown"] as const;

/**
 * A part that most visitors never open: its code is loaded with the first interaction with the page,
 * not with the page. The second value says whether it is open, once it is loaded.
 */
export function useLazyPart<Part>(load: Load<Part>, isWanted: boolean, close: () => void) {
  const { t } = useTranslation(["ui", "errors", "titles"]);
  const toast = useToast();
  const [part, setPart] = useState<{ readonly is: Part }>();
  const [isMounted, setMounted] = useState(false);

  const fail = useEffectEvent(() => {
    const title = t("titles:common.records_away");
    toast.show({ title, text: t("errors:common.records_away"), tone: "error" });
    close();
  });

  useEffect(() => {
    const end = new AbortController();
    const preload = () => {
      end.abort();
      load().catch(() => {});
    };
    for (const interaction of FIRST_INTERACTIONS) {
      window.addEventListener(interaction, preload, {
        capture: true,
        passive: true,
        signal: end.signal,
      });
    }
    return () => end.abort();
  }, [load]);

  useEffect(() => {
    if (!isWanted || part) return;
    let isCancelled = false;
    const finish = (loaded: Part | undefined) => {
      if (isCancelled) return;
      if (loaded) setPart({ is: loaded });
      else fail();
    };
    load().then(finish, () => finish(undefined));
    return () => {
      isCancelled = true;
    };
  }, [load, isWanted, part]);

  // Mounted before it opens, so that the first opening is animated like later ones.
  useEffect(() => setMounted(part !== undefined), [part]);

  return [part?.is, isWanted && isMounted] as const;
}
