import { AppLink } from "./app-link.tsx";

type PersonNameProps = {
  readonly name: string;
  /** Absent where the person has no page. */
  readonly to?: string | undefined;
};

/** A name, which leads to the person's page if there is one. */
export function PersonName({ name, to }: PersonNameProps) {
  if (!to) return name;
  return (
    <AppLink to={to} className="hover:underline">
      {name}
    </AppLink>
  );
}
