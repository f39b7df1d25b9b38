import type { Translate } from "#app/platform/i18n.ts";
import { privateMeta } from "#app/platform/page-meta.ts";

/** Every page of the desk is named, and kept out of search engines. */
export function deskMeta(
  args: Parameters<typeof privateMeta>[0],
  title: (t: Translate) => string,
): ReturnType<typeof privateMeta> {
  return privateMeta(args, (t) => ({
    title: `${title(t)} · ${t("desk:title")}`,
    description: t("desk:description"),
  }));
}
