import { clsx } from "clsx";

type InitialProps = {
  readonly name: string;
  /** Marks who is here now. */
  readonly live?: boolean;
  readonly className?: string;
};

/** A person's initial in a circle, to go with the name. */
export function Initial({ name, live = false, className }: InitialProps) {
  return (
    <span
      className={clsx(
        "inline-grid size-7 flex-none place-items-center rounded-pill bg-fairway-100 text-13 font-bold text-fairway-800",
        live && "ring-2 ring-fairway-500 ring-offset-2 ring-offset-paper",
        className,
      )}
      aria-hidden="true"
    >
      {name.slice(0, 1)}
    </span>
  );
}
