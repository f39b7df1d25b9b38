import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";

type AppLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/** An internal link in the reader's language. */
export function AppLink({ to, ...props }: AppLinkProps) {
  return <Link to={useLocalized()(to)} {...props} />;
}
