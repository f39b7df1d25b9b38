import { useRef, useState } from "react";
import { useSubmit } from "react-router";
import type { Role } from "#app/domain/desk/role/role.ts";

export type RightsChange =
  | { readonly intent: "role"; readonly role: Role }
  | { readonly intent: "ban" | "unban" };

/** A change of rights that waits for its confirmation, with a reason where one is needed. */
export function useRightsChange() {
  const submit = useSubmit();
  const [change, setChange] = useState<RightsChange>();
  const [lacksReason, setLacksReason] = useState(false);
  const reason = useRef<HTMLTextAreaElement>(null);

  function request(wanted: RightsChange): void {
    setLacksReason(false);
    setChange(wanted);
  }

  function cancel(): void {
    setChange(undefined);
  }

  function confirm(): void {
    const why = reason.current?.value.trim() ?? "";
    if (change?.intent === "ban" && why === "") {
      setLacksReason(true);
      reason.current?.focus();
      return;
    }
    if (change) void submit({ ...change, ...(why && { reason: why }) }, { method: "post" });
    setChange(undefined);
  }

  return { change, lacksReason, reason, request, cancel, confirm };
}
