import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import type { ChangeFix, OrderIssue } from "#app/domain/booking/order-issue.ts";
import { formatDay } from "#app/domain/date-text.ts";
import { weekdayName } from "#app/domain/day-words.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import type { CartThings } from "./cart-things.server.ts";
import { type ShownLine, type Stop, tripDays } from "./cart-view.ts";
import { withTrip } from "./edit-line.ts";
import { LineIssues } from "./line-issues.tsx";
import { useLineWords } from "./line-words.ts";
import { SubLine } from "./sub-line.tsx";
import { TripLine, TripNode } from "./trip-line.tsx";
import type { ChangeCart } from "./use-change-cart.ts";

type TripProps = {
  readonly lines: readonly ShownLine[];
  readonly issues: readonly OrderIssue[];
  readonly things: CartThings;
  readonly isPicked: (key: string) => boolean;
  readonly onPick: (keys: readonly string[], picked: boolean) => void;
  readonly cart: ChangeCart;
};

/** The cart as a trip: its days, and under each what happens then. */
export function Trip({ lines, ...props }: TripProps) {
  const locale = useLocale();
  const first = props.issues.find(({ level }) => level === "blocking")?.lines[0];
  return tripDays(lines).map(([day, stops]) => (
    <section key={day} aria-label={formatDay(day, locale)}>
      <DayHead day={day} />
      <ul className="grid gap-3">
        {stops.map((stop) => (
          <TripStop key={stop.head.key} stop={stop} firstProblem={first} {...props} />
        ))}
      </ul>
    </section>
  ));
}

function DayHead({ day }: { readonly day: LocalDate }) {
  const locale = useLocale();
  return (
    <div className="trip-day relative z-2">
      <span className="d" aria-hidden="true">
        {Number(day.slice(8))}
        <small>{weekdayName(day, locale, "short")}</small>
      </span>
      <h2 className="text-18">{formatDay(day, locale)}</h2>
    </div>
  );
}

type TripStopProps = Omit<TripProps, "lines"> & {
  readonly stop: Stop;
  readonly firstProblem: string | undefined;
};

function TripStop({ stop, firstProblem, ...props }: TripStopProps) {
  const { issues, things, isPicked, onPick, cart } = props;
  const { t } = useTranslation("cart");
  const wordsOf = useLineWords(things);
  const { head, hanging } = stop;
  const all = [head, ...hanging];
  const keys = all.map(({ key }) => key);
  const words = wordsOf(head.line);
  // An issue of several lines stands at the first of them.
  const at = (key: string) => issues.filter((issue) => issue.lines[0] === key);
  const isBad = keys.some((key) => at(key).some(({ level }) => level === "blocking"));

  const fix = (chosen: ChangeFix) => {
    const { remove, put } = chosen;
    void cart.change({ remove, put, done: t("fixed") });
  };
  const change = (line: CartLine) =>
    void cart.change({ remove: [head.key], put: [line], done: t("changed.done") });
  const remove = (gone: readonly string[], name: string) =>
    void cart.change({ remove: gone, put: [], done: t("removed", { name }) });

  return (
    <li
      className="trip-item"
      id={firstProblem && keys.includes(firstProblem) ? "problem" : undefined}
    >
      <TripNode kind={head.line.kind} />
      <TripLine
        shown={head}
        words={words}
        things={things}
        picked={isPicked(head.key)}
        busy={cart.busy !== undefined && keys.includes(cart.busy)}
        isBad={isBad}
        onPick={(picked) => onPick(keys, picked)}
        onChange={change}
        onRemove={() => remove(keys, words.name)}
      >
        <LineIssues issues={at(head.key)} onFix={fix} />
        <Van shown={head} things={things} onChange={change} />
        {hanging.map((caddy) => {
          const said = wordsOf(caddy.line);
          const code = caddy.line.kind === "caddy" && things.caddies[caddy.line.caddyId]?.code;
          return (
            <SubLine
              key={caddy.key}
              name={said.name}
              // Its course is the one it hangs on.
              meta={code ? t("caddy.number", { code }) : said.meta}
              amount={caddy.total}
              picture={said.picture}
              removeLabel={t("remove_name", { name: said.name })}
              onRemove={() => remove([caddy.key], said.name)}
            >
              <LineIssues issues={at(caddy.key)} onFix={fix} />
            </SubLine>
          );
        })}
      </TripLine>
    </li>
  );
}

type VanProps = {
  readonly shown: ShownLine;
  readonly things: CartThings;
  readonly onChange: (line: CartLine) => void;
};

function Van({ shown: { line }, things, onChange }: VanProps) {
  const { t } = useTranslation("cart");
  if (line.kind !== "golf" || line.callvan === "none") return null;
  const name = t(`golf.ride_${line.callvan}`);
  return (
    <SubLine
      name={name}
      meta={t("cars", { count: line.cars })}
      amount={line.fees.van}
      picture={null}
      removeLabel={t("remove_name", { name })}
      onRemove={() => onChange(withTrip(line, "none", things.vehicles))}
    />
  );
}
