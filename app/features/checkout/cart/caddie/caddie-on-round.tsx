import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { CaddieHalf, CaddieRoundState } from "#app/domain/catalog/caddie/caddie-day.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { listPath } from "#app/domain/common/paging.ts";
import { caddieFor, caddiePlace, ownRounds } from "#app/domain/order/caddie-place.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { completed, useTripPreset } from "#app/features/catalog/party/use-trip-preset.ts";
import { useMyCart } from "#app/features/checkout/cart/use-my-cart.ts";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { useRefusalToast } from "#app/ui/overlay/use-refusal-toast.ts";

type Round = LineOf<"golf">;
type Cart = ReturnType<typeof useMyCart>;

/** The coming rounds of the cart at her course. The first of them is the day that is shown, where none was chosen. */
export function useRoundsAt(courseId: string, today: LocalDate) {
  const cart = useMyCart();
  const rounds = ownRounds(cart.lines, courseId).filter(({ date }) => date > today);
  useTripPreset(cart.isReady, ({ round }, asked) =>
    completed(asked, { date: rounds[0]?.date ?? round }),
  );
  return { cart, rounds };
}

type CaddieOnRoundProps = {
  readonly caddie: { readonly id: string; readonly nickname: string; readonly courseId: string };
  /** The chosen day and what she does on it; undefined until one is chosen. */
  readonly chosen:
    | {
        readonly day: LocalDate;
        readonly state: CaddieRoundState;
        readonly halves: readonly CaddieHalf[];
      }
    | undefined;
  readonly cart: Cart;
  readonly rounds: readonly Round[];
};

/** Offers her for the rounds at her course that are in the member's cart: on the chosen day at once, else by day. */
export function CaddieOnRound({ caddie, chosen, cart, rounds }: CaddieOnRoundProps) {
  const here = rounds.filter(({ date }) => date === chosen?.day);
  const otherDays = new Set(rounds.map(({ date }) => date).filter((day) => day !== chosen?.day));
  return (
    <div className="mt-4 grid gap-2">
      {chosen
        ? here.map((round) => (
            <RoundOffer
              key={lineKey(round)}
              caddie={caddie}
              round={round}
              place={caddiePlace(caddie.id, chosen, round, cart.lines)}
              cart={cart}
              isOnly={here.length === 1}
            />
          ))
        : null}
      {[...otherDays].map((day) => (
        <OtherDay key={day} day={day} />
      ))}
    </div>
  );
}

/** Her free hours on that day are looked up first. */
function OtherDay({ day }: { readonly day: LocalDate }) {
  const { t } = useTranslation("buy");
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <ButtonLink
      to={listPath(withoutLocale(pathname), { date: day })}
      variant="tonal"
      block
      preventScrollReset
      replace
    >
      {t("hers.other_day", { day: formatShortDay(day, locale) })}
    </ButtonLink>
  );
}

type RoundOfferProps = {
  readonly caddie: CaddieOnRoundProps["caddie"];
  readonly round: Round;
  readonly place: ReturnType<typeof caddiePlace>;
  readonly cart: Cart;
  /** Where the day has one round, its hour goes without saying. */
  readonly isOnly: boolean;
};

function RoundOffer({ caddie, round, place, cart, isOnly }: RoundOfferProps) {
  const { t } = useTranslation("buy");
  const locale = useLocale();
  const { busy, name } = useNameCaddie(caddie, cart.memberId);
  const when = { day: formatShortDay(round.date, locale), time: round.time.replace(/^0/, "") };
  if (place === "free") {
    return (
      <Button
        size="lg"
        block
        // A long sentence takes two lines on a phone.
        wraps
        className="py-2"
        busy={busy}
        onClick={() => void name(round)}
      >
        <UserRoundPlus aria-hidden="true" />
        {t(isOnly ? "hers.add" : "hers.add_at", when)}
      </Button>
    );
  }
  if (place === "not_free") return <Note tone="warn">{t("hers.not_free", when)}</Note>;
  const toCart = (
    <ButtonLink to="/shopping_cart" size="sm" variant="secondary">
      {t("see")}
    </ButtonLink>
  );
  if (place === "named") {
    return <Note tone="good" title={t("hers.there", when)} action={toCart} />;
  }
  return (
    <Note tone="info" title={t("hers.full", { ...when, count: round.players })} action={toCart}>
      {t("hers.full_text")}
    </Note>
  );
}

/** Puts her on a round; the round itself and its van are not touched. */
function useNameCaddie(caddie: CaddieOnRoundProps["caddie"], memberId: string | undefined) {
  const { t } = useTranslation("buy");
  const locale = useLocale();
  const localized = useLocalized();
  const navigate = useNavigate();
  const toast = useToast();
  const refuse = useRefusalToast();
  const [busy, setBusy] = useState(false);

  async function name(round: Round) {
    if (!memberId) return;
    setBusy(true);
    const { refusalOf, sendCart } = await import("#app/features/checkout/cart/send-cart.ts");
    const put = [caddieFor(caddie.id, round)];
    const answer = await sendCart({ intent: "change", member: memberId, remove: [], put });
    setBusy(false);
    const refusal = refusalOf(answer);
    if (refusal) return refuse(refusal);
    const day = formatShortDay(round.date, locale);
    const see = { label: t("see"), run: () => void navigate(localized("/shopping_cart")) };
    toast.show({ text: t("hers.done", { name: caddie.nickname, day }), action: see });
  }

  return { busy, name };
}
