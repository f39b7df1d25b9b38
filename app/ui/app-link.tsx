import type { ComponentProps } from "react";
import { Link } from "react-router";
import { preloadPage } from "#app/platform/browser/chunk-preloads.client.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";

type AppLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/** An internal link in the reader's language; its code is prefetched on hover. */
export function AppLink({ to, ...props }: AppLinkProps) {
  const path = useLocalized()(to);
  const point = () => preloadPage(path);
  return <Link to={path} onPointerEnter={point} onFocus={point} {...props} />;
}
