import { eq } from "drizzle-orm";
import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import {
  type AdminArea,
  adminAreaOf,
  isCreatePath,
  isStaff,
  mayChange,
  mayRead,
} from "#app/domain/desk/role/role-rights.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import { localeOf, localized, withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { type Member, memberOf, requireMember } from "./session.server.ts";

/**
 * Before every loader and action below it: a visitor is sent to log in, and back afterwards. A form of the page goes on
 * to its action, which refuses through `requireMember` in words the form can show: nothing that was typed is lost.
 */
export const requireMemberPage: MiddlewareFunction<Response> = async ({
  request,
  context,
  url,
}) => {
  if (await memberOf(context)) return;
  if (request.method === "GET") throw redirect(loginPath(url));
  if (!isDataRequest(request)) throw refusal("auth.login_required");
};

/**
 * The one guard of the admin pages. Without a session a page request or a plain form is redirected to login, a request
 * of a script gets 401, before anything else is looked at. A member without the role learns nothing: not even that the
 * page exists.
 */
export const requireStaffPage: MiddlewareFunction<Response> = async ({ request, context, url }) => {
  const member = await memberOf(context);
  const isPlain = !isDataRequest(request);
  if (!member) throw isPlain ? redirect(loginPath(url)) : refusal("auth.login_required");
  if (!isStaff(member.role)) throw refusal("common.not_found");

  const area = adminAreaOf(url.pathname);
  if (!area) throw refusal("common.not_found");
  const may = request.method === "GET" && !isCreatePath(url.pathname) ? mayRead : mayChange;
  if (!may(member.role, area)) throw refusal("common.not_found");

  if (await lacksSecondFactor(context, member.id)) {
    const wantsPage = request.method === "GET" && isPlain;
    throw wantsPage ? redirect("/mypage/security?setup=needed") : refusal("common.not_found");
  }
};

/** For actions outside the admin pages: to a member without the role the answer is as if there were nothing. */
export async function requireAdmin(
  context: Readonly<RouterContextProvider>,
  area: AdminArea,
): Promise<Member> {
  const member = await requireMember(context);
  if (!mayChange(member.role, area)) throw new AppError("common.not_found");
  if (await lacksSecondFactor(context, member.id)) throw new AppError("common.not_found");
  return member;
}

/** For actions open to everyone who may read an area, such as saving a list view. */
export async function requireReader(
  context: Readonly<RouterContextProvider>,
  area: AdminArea,
): Promise<Member> {
  const member = await requireMember(context);
  if (!mayRead(member.role, area)) throw new AppError("common.not_found");
  if (await lacksSecondFactor(context, member.id)) throw new AppError("common.not_found");
  return member;
}

/** The reader outside the desk: staff without a second factor count as ordinary members. */
export async function readerOf(context: Readonly<RouterContextProvider>): Promise<Member | null> {
  const member = await memberOf(context);
  if (!member || !isStaff(member.role)) return member;
  return (await lacksSecondFactor(context, member.id)) ? { ...member, role: "member" } : member;
}

/** If it is required, the admin pages are closed until it is set up. */
async function lacksSecondFactor(
  context: Readonly<RouterContextProvider>,
  memberId: string,
): Promise<boolean> {
  const { db, site } = servicesOf(context);
  if (site.staffSecondFactor !== "required") return false;
  const [member] = await db
    .select({ totpSecret: members.totpSecret })
    .from(members)
    .where(eq(members.id, memberId));
  return !member?.totpSecret;
}

export function loginPath(url: URL): string {
  const back = `${url.pathname}${url.search}`;
  return `${localized("/login", localeOf(url))}?next=${encodeURIComponent(back)}`;
}

function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}

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
