import { LockOpen } from "lucide-react";
import { wellClass } from "#app/ui/look/surface.ts";

type ContactWellProps = {
  readonly contact: { readonly name: string; readonly text: string };
  readonly label: string;
};

/** How to reach the author; sent to accepted partners only. */
export function ContactWell({ contact, label }: ContactWellProps) {
  if (contact.text === "") return null;
  return (
    <div className={`${wellClass} mt-4`}>
      <p className="flex items-center gap-2 text-14 text-ink-2">
        <LockOpen aria-hidden="true" className="size-4.5" />
        {label}
      </p>
      <p className="mt-1 wrap-anywhere">
        <b>{contact.name}</b> · {contact.text}
      </p>
    </div>
  );
}
