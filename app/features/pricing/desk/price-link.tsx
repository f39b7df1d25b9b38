import { CalendarDays } from "lucide-react";
import type { ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link, type useFetcher } from "react-router";
import { useMayRead } from "#app/features/desk/desk-person.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { linkClass } from "#app/ui/look/classes.ts";

type PriceLinkProps = {
  readonly to: string;
  /** As a button of a page's head; otherwise as a link in a table. */
  readonly button?: boolean;
};

/** Leads to a price calendar; empty for staff who may not see prices. */
export function PriceLink({ to, button = false }: PriceLinkProps) {
  const { t } = useTranslation("desk");
  if (!useMayRead("prices")) return null;
  return (
    <Link
      to={to}
      className={button ? buttonClass({ variant: "secondary", size: "xs" }) : linkClass}
    >
      {button ? <CalendarDays aria-hidden="true" /> : null}
      {t("price.open")}
    </Link>
  );
}

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
