import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { CareAnswer } from "#app/features/member/care/care-for-member.server.ts";
import type { Failure } from "#app/platform/http/form.ts";

export const giftFormClass = "grid gap-3 border-line border-b bg-pick-50 p-4";

/** A small form of a member's record: it empties on success and keeps its text on refusal. */
export function useCareForm(onDone?: (answer: CareAnswer) => void) {
  const fetcher = useFetcher<CareAnswer | Failure>();
  const form = useRef<HTMLFormElement>(null);
  const told = useRef<unknown>(undefined);
  const { data } = fetcher;
  useEffect(() => {
    if (!data?.ok || told.current === data) return;
    told.current = data;
    form.current?.reset();
    onDone?.(data);
  }, [data, onDone]);
  return {
    fetcher,
    form,
    busy: fetcher.state !== "idle",
    fields: data?.ok === false ? data.fields : {},
    error: data?.ok === false && Object.keys(data.fields).length === 0 ? data.error : undefined,
    answer: data?.ok ? data : undefined,
  };
}
