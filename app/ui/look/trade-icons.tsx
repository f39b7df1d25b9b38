import { Drawing, type IconProps } from "#app/ui/icons.tsx";

export function GolfCart(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 5h12M6 5l-1 8M14.5 5v8M3 17v-3a1 1 0 0 1 1-1h7l2.5-3.5h3.2a3 3 0 0 1 3 2.5l.6 3.5a1.2 1.2 0 0 1-1.2 1.5H19M9 17h6" />
      <circle cx="7" cy="17.5" r="2" />
      <circle cx="17" cy="17.5" r="2" />
    </Drawing>
  );
}

export function Baht(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="9.2" />
      <path d="M9.4 7.6h3.4a2.1 2.1 0 0 1 0 4.3H9.4zM9.4 11.9h3.9a2.2 2.2 0 0 1 0 4.5H9.4zM11.6 5.7v12.6" />
    </Drawing>
  );
}
