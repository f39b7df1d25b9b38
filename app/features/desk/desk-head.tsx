import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Picture } from "#app/domain/picture/picture.ts";
import { photoClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";

type AdminHeadProps = {
  readonly title: ReactNode;
  /** The bar above already shows the same title. */
  readonly quiet?: boolean;
  readonly level?: 1 | 2;
  /** Breadcrumbs, starting at the area's list. */
  readonly crumbs?: readonly { readonly label: string; readonly to: string }[];
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
};

export function AdminHead({
  title,
  quiet = false,
  level = 1,
  crumbs = [],
  text,
  actions,
}: AdminHeadProps) {
  const { t } = useTranslation("ui");
  const Heading = `h${level}` as const;
  return (
    <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        {crumbs.length > 0 ? (
          <nav
            aria-label={t("breadcrumbs")}
            className="flex flex-wrap gap-x-1.5 text-14 text-ink-3"
          >
            {crumbs.map(({ label, to }, index) => (
              <span key={to} className="inline-flex items-center gap-1.5">
                {index > 0 ? <span aria-hidden="true">/</span> : null}
                <Link to={to} className="inline-flex min-h-8 items-center hover:underline">
                  {label}
                </Link>
              </span>
            ))}
          </nav>
        ) : null}
        <Heading className={quiet ? "sr-only" : "text-22"}>{title}</Heading>
        {text ? <p className="text-14 text-ink-2">{text}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
  );
}

/** From a record to its list, where the list is not on the same screen. */
export function BackLink(props: ComponentProps<typeof Link>) {
  return (
    <Link
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-ink-2 xl:hidden [&_svg]:size-4.5"
      {...props}
    />
  );
}

/** What was just done, above the list to which it led back. */
export function DoneNote({ text }: { readonly text: string }) {
  return (
    <Note tone="good" className="mb-4">
      <span role="status">{text}</span>
    </Note>
  );
}

type PictureCardProps = { readonly picture: Picture | null; readonly alt: string };

export function PictureCard({ picture, alt }: PictureCardProps) {
  return (
    <div className={`${photoClass} aspect-4/3 max-w-md`}>
      <PictureImage picture={picture} alt={alt} sizes="352px" />
    </div>
  );
}
