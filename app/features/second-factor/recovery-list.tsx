import { useTranslation } from "react-i18next";
import { Note } from "#app/ui/note.tsx";

export function RecoveryList({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation("join");
  return (
    <div role="status" className="mb-5">
      <Note
        tone="good"
        title={t("security.recovery")}
        action={
          <a href="/admin" className="inline-flex min-h-11 items-center font-semibold underline">
            {t("security.to_desk")}
          </a>
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
