import type { ComponentProps } from "react";
import { Link, NavLink } from "react-router";
import { useLocalized } from "#app/platform/locale-context.tsx";
import { usePreload } from "#app/platform/route-preloads.tsx";

type AppLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/** A link to a page of ours, in the reader's language; its code is fetched when somebody points at it. */
export function AppLink({ to, ...props }: AppLinkProps) {
  const { path, point } = useTarget(to);
  return <Link to={path} onPointerEnter={point} onFocus={point} {...props} />;
}

type AppNavLinkProps = Omit<ComponentProps<typeof NavLink>, "to"> & { to: string };

/** As AppLink, and says `aria-current="page"` when one is there. */
export function AppNavLink({ to, ...props }: AppNavLinkProps) {
  const { path, point } = useTarget(to);
  return <NavLink to={path} onPointerEnter={point} onFocus={point} {...props} />;
}

function useTarget(to: string) {
  const localized = useLocalized();
  const preload = usePreload();
  const path = localized(to);
  return { path, point: () => preload(path) };
}
