import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import type { PayLinkRow } from "#app/features/checkout/phone-order/pay-link-queries.server.ts";
import type { ProductOptions } from "#app/features/checkout/phone-order/product-options.server.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup, SelectField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { BeginFromPlan, type Begun } from "./begin-from-plan.tsx";
import { CustomerFields } from "./customer-fields.tsx";
import { LineRows } from "./line-rows.tsx";
import { type NewLineProps, NewRide, newLineClass } from "./new-lines.tsx";
import { NewRound } from "./new-round.tsx";
import { NewStay } from "./new-stay.tsx";
import { PayLinkTable } from "./pay-link-table.tsx";
import { SendBox } from "./send-box.tsx";
import { useDraft } from "./use-draft.ts";

const KINDS = ["golf", "hotel", "caddy", "callvan"] as const;

type PhoneOrderPageProps = {
  readonly products: ProductOptions;
  readonly links: readonly PayLinkRow[];
  readonly today: LocalDate;
  readonly order: string;
  /** The link of a planned trip, and what it gave. */
  readonly link: string;
  readonly begun: Begun | undefined;
};

/** An order taken by telephone, line by line, and the link that pays it. */
export function PhoneOrderPage(page: PhoneOrderPageProps) {
  const { products, links, today, order, link, begun } = page;
  const { t } = useTranslation("phone");
  const { t: desk } = useTranslation("desk");
  const draft = useDraft(begun?.kind === "lines" ? begun.lines : []);
  const fetcher = useFetcher<Failure>();
  const refusal = fetcher.state === "idle" ? fetcher.data : undefined;
  const fields = refusal?.fields ?? {};
  const errorOf = (field: string) => fields[field];
  return (
    <>
      <AdminHead
        title={t("title")}
        text={t("text")}
        crumbs={[{ label: desk("area.reservations"), to: "/admin/reservations" }]}
      />
      <BeginFromPlan link={link} begun={begun} />
      <fetcher.Form method="post" noValidate>
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="order" value={order} />
        <input type="hidden" name="lines" value={draft.sent.lines} />
        <input type="hidden" name="prices" value={draft.sent.prices} />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-4">
            <CustomerFields errorOf={errorOf} />
            <section className={cardClass}>
              <h2 className="border-line border-b px-4 py-3 text-16">{t("lines")}</h2>
              <LineRows draft={draft} />
              <NewLine products={products} lines={draft.lines} today={today} onAdd={draft.add} />
            </section>
          </div>
          <SendBox
            draft={draft}
            busy={fetcher.state !== "idle"}
            error={refusal?.error}
            errorOf={errorOf}
          />
        </div>
      </fetcher.Form>
      <PayLinkTable links={links} />
    </>
  );
}

type Kind = (typeof KINDS)[number];

type NewLineFormProps = Omit<NewLineProps, "day" | "players"> & { readonly today: LocalDate };

/** One line more: a round, a stay, a named caddie or a ride. */
function NewLine({ today, ...props }: NewLineFormProps) {
  const { t } = useTranslation("phone");
  const { t: desk } = useTranslation("desk");
  const [kind, setKind] = useState<Kind>("golf");
  const { lines } = props;
  const last = lines.at(-1);
  const round = lines.findLast((line) => line.kind === "golf");
  const lastDay = last && (last.kind === "hotel" ? last.checkIn : last.date);
  const common = { ...props, day: lastDay ?? addDays(today, 14), players: round?.players ?? 2 };
  return (
    <div className="grid gap-3 border-line border-t p-4">
      <RadioGroup
        name="new-kind"
        label={t("add_line")}
        look="segment"
        value={kind}
        onChange={(value) => setKind(value as Kind)}
        options={KINDS.map((value) => ({ value, label: desk(`line.${value}`) }))}
      />
      {kind === "golf" ? <NewRound {...common} /> : null}
      {kind === "hotel" ? <NewStay {...common} /> : null}
      {kind === "caddy" ? <NewCaddie {...common} /> : null}
      {kind === "callvan" ? <NewRide {...common} /> : null}
    </div>
  );
}

/** A caddie by name, for a round that is in the order already. */
function NewCaddie({ products, lines, onAdd }: NewLineProps) {
  const { t } = useTranslation("phone");
  const rounds = linesOf(lines, "golf");
  const [at, setAt] = useState("0");
  const [caddyId, setCaddie] = useState("");
  const round = rounds[Number(at)] ?? rounds[0];
  if (!round) return <p className="text-ink-2">{t("caddy_needs_round")}</p>;
  const there = products.caddies.filter(({ courseId }) => courseId === round.courseId);
  if (there.length === 0) return <p className="text-ink-2">{t("no_caddies")}</p>;
  const chosen = there.find(({ id }) => id === caddyId) ?? there[0];
  const nameOf = (courseId: string) =>
    products.courses.find(({ id }) => id === courseId)?.name ?? courseId;

  function add() {
    if (!chosen || !round) return;
    const { courseId, date, time } = round;
    onAdd({ kind: "caddy", caddyId: chosen.id, courseId, date, time, price: won(0) });
  }
  return (
    <div className={newLineClass}>
      <SelectField
        label={t("round")}
        value={at}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
        options={rounds.map(({ courseId, date, time }, index) => ({
          value: String(index),
          label: `${nameOf(courseId)} · ${date} ${time}`,
        }))}
      />
      <SelectField
        label={t("caddy")}
        value={chosen?.id}
        onChange={({ currentTarget }) => setCaddie(currentTarget.value)}
        options={there.map(({ id, name, code }) => ({ value: id, label: `${name} · ${code}` }))}
      />
      <Button size="sm" onClick={add}>
        {t("add_caddy")}
      </Button>
    </div>
  );
}
