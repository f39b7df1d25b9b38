import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";

export type SaveAnswer = Failure | { readonly ok: true };

/** A form that posts to its own page and stays there; a saved one says so. `refused` is the answer to one sent without scripts. */
export function useSavedForm(saved: string, refused?: Failure) {
  const fetcher = useFetcher<SaveAnswer>();
  const { show } = useToast();
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.ok) show({ text: saved });
  }, [answer, saved, show]);
  const failure = answer ? (answer.ok ? undefined : answer) : refused;
  const wholeForm = failure && Object.keys(failure.fields).length === 0 ? failure.error : undefined;
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    busy: fetcher.state !== "idle",
    failure,
    wholeForm,
  };
}
