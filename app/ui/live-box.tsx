import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Live } from "#app/platform/http/use-live.ts";
import { wellClass } from "#app/ui/look/classes.ts";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";

type LiveBoxProps = {
  readonly live: Live<unknown>;
  /** Shown when the browser runs no scripts. */
  readonly otherwise?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Around content fetched after load: dimmed while it reloads, with a retry on failure. */
export function LiveBox({ live, otherwise, className, children }: LiveBoxProps) {
  const isWaiting = live.busy && live.data !== undefined;
  return (
    <div className={className} aria-busy={live.busy}>
      {live.failed ? <LiveFailed live={live} /> : null}
      {otherwise ? <p className={`${wellClass} hidden noscript:block`}>{otherwise}</p> : null}
      <div
        className={clsx(
          "transition-opacity duration-150 noscript:hidden",
          isWaiting && "opacity-60 delay-150",
        )}
      >
        {children}
      </div>
    </div>
  );
}

function LiveFailed({ live }: Pick<LiveBoxProps, "live">) {
  const { t } = useTranslation("ui");
  return (
    <Note
      tone="danger"
      className="mb-3"
      title={t("live.failed")}
      action={
        <Button size="sm" variant="secondary" onClick={live.retry}>
          {t("live.retry")}
        </Button>
      }
    >
      {live.data === undefined ? t("live.failed_first") : t("live.failed_text")}
    </Note>
  );
}
