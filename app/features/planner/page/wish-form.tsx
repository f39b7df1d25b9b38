import { useTranslation } from "react-i18next";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { MAX_PARTY, MAX_PLAN_NIGHTS, type PlanWish } from "#app/domain/planner/plan-wish.ts";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup, SelectField, TextField } from "#app/ui/form/field.tsx";
import { hintClass } from "#app/ui/form/field-class.ts";
import { WishDetails } from "./wish-details.tsx";
import { Budget, Card, HotelAndRides } from "./wish-form-cards.tsx";

type Region = { readonly id: string; readonly name: string };

type WishFormProps = {
  readonly wish: PlanWish;
  readonly today: LocalDate;
  readonly regions: readonly Region[];
};

/** The same wish without a sentence; plain inputs, so that it works before and without scripts. */
export function WishForm({ wish, today, regions }: WishFormProps) {
  const { t } = useTranslation("planner");
  return (
    <>
      <div className="mt-4 grid items-start gap-4 md:grid-cols-2">
        <div className="grid gap-4">
          <When wish={wish} today={today} />
          <Pace wish={wish} />
        </div>
        <div className="grid gap-4">
          <Card id="where" title={t("card.where")}>
            <SelectField
              label={t("region.label")}
              name="region"
              defaultValue={wish.regions?.join(",") ?? ""}
              placeholder={t("region.any")}
              options={regionOptions(wish, regions)}
            />
          </Card>
          <Budget budget={wish.budget} />
          <HotelAndRides wish={wish} />
        </div>
      </div>
      <WishDetails wish={wish} />
      <Carried wish={wish} />
      <div className="mt-6 text-center max-md:sticky max-md:bottom-(--h-below) max-md:z-10 max-md:-mx-4 max-md:bg-paper max-md:px-4 max-md:py-3 max-md:shadow-bar">
        <Button type="submit" size="lg" block>
          {t("submit")}
        </Button>
        <p className={`${hintClass} mt-2 max-md:hidden`}>{t("submit.note")}</p>
      </div>
    </>
  );
}

/** Several cities of a sentence are one more choice. */
function regionOptions({ regions: wanted = [] }: PlanWish, regions: readonly Region[]) {
  const options = regions.map(({ id, name }) => ({ value: id, label: name }));
  if (wanted.length < 2) return options;
  const names = wanted.map((id) => regions.find((each) => each.id === id)?.name ?? id);
  return [{ value: wanted.join(","), label: names.join(" · ") }, ...options];
}

/** The last day for which there may be prices. */
const DAYS_AHEAD = 330;

function When({ wish, today }: Omit<WishFormProps, "regions">) {
  const { t } = useTranslation("planner");
  const span = typeof wish.from === "object" ? wish.from : undefined;
  const first = typeof wish.from === "string" ? wish.from : span?.earliest;
  const bounds = { type: "date", min: today, max: addDays(today, DAYS_AHEAD) };
  return (
    <Card id="when" title={t("card.when")}>
      <TextField
        label={t("from.label")}
        name="from"
        defaultValue={first}
        hint={t("from.hint")}
        {...bounds}
      />
      <TextField
        label={t("until.label")}
        name="until"
        defaultValue={span?.latest}
        hint={t("until.hint")}
        {...bounds}
      />
      <CountSelect
        name="nights"
        label={t("nights.label")}
        from={1}
        to={MAX_PLAN_NIGHTS}
        value={wish.nights}
        open={t("nights.any")}
        text={(count) => t("nights.count", { count })}
      />
      <div className="grid grid-cols-2 gap-3">
        <CountSelect
          name="golfers"
          label={t("golfers.label")}
          from={1}
          to={MAX_PARTY}
          value={wish.golfers}
          text={(count) => t("people.count", { count })}
        />
        <CountSelect
          name="companions"
          label={t("companions.label")}
          from={0}
          to={MAX_PARTY - 1}
          value={wish.companions ?? 0}
          text={(count) => t("people.count", { count })}
        />
      </div>
    </Card>
  );
}

type CountSelectProps = {
  readonly name: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly value: number | undefined;
  /** What leaving it open means, where that is possible. */
  readonly open?: string;
  readonly text: (count: number) => string;
};

function CountSelect({ name, label, from, to, value, open, text }: CountSelectProps) {
  const counts = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <SelectField
      label={label}
      name={name}
      defaultValue={value ?? ""}
      {...(open !== undefined && { placeholder: open })}
      options={counts.map((count) => ({ value: String(count), label: text(count) }))}
    />
  );
}

function Pace({ wish }: Pick<WishFormProps, "wish">) {
  const { t } = useTranslation("planner");
  return (
    <Card id="pace" title={t("card.pace")}>
      <RadioGroup
        label={t("card.pace")}
        hideLabel
        name="holes"
        look="segment"
        defaultValue={String(wish.holesPerDay ?? 18)}
        options={[18, 36].map((holes) => ({
          value: String(holes),
          label: t(`holes.${holes as 18 | 36}`),
        }))}
      />
      <CountSelect
        name="rounds"
        label={t("rounds.label")}
        from={1}
        to={2 * MAX_PLAN_NIGHTS}
        value={wish.rounds}
        open={t("rounds.any")}
        text={(count) => t("rounds.count", { count })}
      />
    </Card>
  );
}

/** What has no input of its own stays part of the wish. */
function Carried({
  wish: { must, avoid, caddies, hotel, repeatCourses },
}: Pick<WishFormProps, "wish">) {
  const values = {
    must: must?.join(","),
    avoid: avoid?.join(","),
    caddy: caddies?.join(","),
    hotel: hotel?.id,
    repeat: repeatCourses ? "1" : undefined,
  };
  return Object.entries(values).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
