import type { RouterContextProvider } from "react-router";
import { type AdminArea, mayRead } from "#app/domain/desk/role/role.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { readerOf } from "./page-guards.server.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Whether this is the address at which staff see a product before it is published; it does not exist for others. Public
 * addresses never read the session.
 */
export async function isPreview(context: Context, url: URL, area: AdminArea): Promise<boolean> {
  if (!withoutLocale(url.pathname).startsWith("/preview/")) return false;
  if (!(await maySeeDrafts(context, area))) throw refusal("common.not_found");
  return true;
}

export async function maySeeDrafts(context: Context, area: AdminArea): Promise<boolean> {
  const reader = await readerOf(context);
  return reader !== null && mayRead(reader.role, area);
}
