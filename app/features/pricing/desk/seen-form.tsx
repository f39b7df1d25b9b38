import type { ReactNode, SubmitEvent } from "react";
import type { useFetcher } from "react-router";

type SeenFormProps = {
  readonly fetcher: Pick<ReturnType<typeof useFetcher>, "Form" | "submit">;
  /** What stood, for what the form says now; two people never write over each other. */
  readonly seenOf: (form: FormData) => string;
  readonly className: string;
  readonly children: ReactNode;
};

/** A form that sends along what its page showed in place of what it changes. */
export function SeenForm({ fetcher, seenOf, className, children }: SeenFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set("seen", seenOf(form));
    void fetcher.submit(form, { method: "post" });
  };
  return (
    <fetcher.Form method="post" noValidate className={className} onSubmit={submit}>
      {children}
    </fetcher.Form>
  );
}
