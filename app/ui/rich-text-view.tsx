import { clsx } from "clsx";

type RichTextProps = { readonly html: string; readonly className?: string };

/** An article of the shop. Its HTML was cleaned when it was saved (decision 0050). */
export function RichText({ html, className }: RichTextProps) {
  return (
    <div
      className={clsx("prose", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by one list of allowed tags at every save
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
