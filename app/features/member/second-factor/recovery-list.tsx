import { Copy, Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";

export function RecoveryList({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation("join");
  const { show } = useToast();
  // Windows' own editor wants both marks at the end of a line.
  const text = [t("security.recovery_file"), "", ...codes, ""].join("\r\n");

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      show({ text: t("security.recovery_copied") });
    } catch {
      show({ text: t("security.recovery_by_hand"), tone: "error" });
    }
  }

  return (
    <div role="status" className="mb-5">
      <Note
        tone="good"
        title={t("security.recovery")}
        action={
          <>
            <Button size="sm" variant="secondary" onClick={() => void copy()}>
              <Copy aria-hidden="true" />
              {t("security.recovery_copy")}
            </Button>
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
              download="palmtee-recovery-codes.txt"
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <Download aria-hidden="true" />
              {t("security.recovery_download")}
            </a>
            <a
              href="/admin"
              className="inline-flex min-h-11 items-center px-2 font-semibold underline"
            >
              {t("security.to_desk")}
            </a>
          </>
        }
      >
        <p>{t("security.recovery_text")}</p>
        <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
