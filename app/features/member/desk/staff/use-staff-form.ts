import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { StaffChange } from "#app/domain/member/rights/staff-form.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";

export type StaffAnswer = { readonly ok: true; readonly done: StaffChange["intent"] };

/** A form of the page in a dialog: closes and says what was done, or stays open with what was typed. */
export function useStaffForm() {
  const { t } = useTranslation("staff");
  const { show } = useToast();
  const fetcher = useFetcher<StaffAnswer | Failure>();
  const told = useRef<unknown>(undefined);
  const [open, setOpen] = useState(false);
  const { data } = fetcher;
  useEffect(() => {
    if (!data || told.current === data) return;
    told.current = data;
    if (!data.ok) return;
    setOpen(false);
    show({ text: t(`done.${data.done}`) });
  }, [data, show, t]);
  const failure = data?.ok === false ? data : undefined;
  return { fetcher, open, setOpen, failure, busy: fetcher.state !== "idle" };
}
