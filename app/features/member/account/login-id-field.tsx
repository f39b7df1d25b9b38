import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { TextField } from "#app/ui/form/field.tsx";
import type { LoginIdAnswer } from "./account-queries.server.ts";

const PAUSE_MS = 400;

type LoginIdFieldProps = {
  readonly error: ErrorCode | undefined;
  readonly defaultValue?: string | undefined;
};

/** Says whether an ID is free while it is being typed, after a short pause. */
export function LoginIdField({ error, defaultValue = "" }: LoginIdFieldProps) {
  const { t } = useTranslation("join");
  const { load, data, state } = useFetcher<LoginIdAnswer>();
  const [id, setId] = useState(defaultValue);
  const [checkedId, setCheckedId] = useState("");

  useEffect(() => {
    if (id === "") return;
    const timer = setTimeout(() => {
      setCheckedId(id);
      void load(`/api/login-id?id=${encodeURIComponent(id)}`);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, load]);

  const answer = id !== "" && checkedId === id && state === "idle" ? data : undefined;
  const refused = answer?.free === false && answer.error !== "auth.throttled";
  return (
    <div>
      <TextField
        name="loginId"
        label={t("sign_up.id")}
        hint={t("sign_up.id_hint")}
        error={refused ? answer?.error : answer?.free ? undefined : error}
        required
        value={id}
        onChange={(event) => setId(event.currentTarget.value)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
      />
      <p
        className="mt-1 flex items-center gap-1 text-14 text-fairway-700 empty:hidden"
        role="status"
      >
        {answer?.free ? (
          <>
            <CircleCheck className="size-4" aria-hidden="true" />
            {t("sign_up.id_free")}
          </>
        ) : null}
        {state === "loading" ? t("sign_up.id_checking") : null}
      </p>
    </div>
  );
}
