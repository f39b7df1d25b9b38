import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { CouponRow } from "#app/features/benefit/coupon-queries.server.ts";
import type { PointRow } from "#app/features/benefit/point-queries.server.ts";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { AdminTable } from "#app/features/desk/list/desk-table.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { WaitingGift } from "#app/features/member/care/care-queries.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, SelectField, TextField } from "#app/ui/form/field.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { giftFormClass, useCareForm } from "./care-form.tsx";
import { GiftForm } from "./gift-form.tsx";

export type BenefitsOfMember = {
  readonly balance: number;
  readonly points: readonly PointRow[];
  readonly coupons: readonly CouponRow[];
  readonly waiting: readonly WaitingGift[];
  readonly toGive: readonly CouponToGive[];
};

type MemberBenefitsProps = {
  readonly benefits: BenefitsOfMember;
  readonly canGive: boolean;
  /** The reader, who cannot approve what they proposed. */
  readonly readerId: string;
};

/** Points with their ledger and coupons, and the forms to give more. */
export function MemberBenefits({ benefits, canGive, readerId }: MemberBenefitsProps) {
  const { t } = useTranslation("care");
  const { number } = useAdminFormat();
  const { balance, points, coupons, waiting, toGive } = benefits;
  return (
    <>
      <TableCard title={t("points_title", { balance: number(balance) })}>
        {waiting.map((gift) => (
          <Waiting key={gift.id} gift={gift} canDecide={canGive && gift.byId !== readerId} />
        ))}
        {canGive ? <GiftForm balance={balance} /> : null}
        {points.length > 0 ? <Ledger points={points} /> : <Nothing text={t("no_points")} />}
      </TableCard>
      <TableCard title={t("coupons")} count={coupons.length}>
        {canGive ? <CouponForm coupons={toGive} /> : null}
        {coupons.length > 0 ? <Coupons coupons={coupons} /> : <Nothing text={t("no_coupons")} />}
      </TableCard>
    </>
  );
}

function Nothing({ text }: { readonly text: string }) {
  return <p className="px-4 py-6 text-ink-2">{text}</p>;
}

type WaitingProps = { readonly gift: WaitingGift; readonly canDecide: boolean };

function Waiting({ gift, canDecide }: WaitingProps) {
  const { t } = useTranslation("care");
  const { number } = useAdminFormat();
  const fetcher = useFetcher();
  return (
    <fetcher.Form
      method="post"
      className="flex flex-wrap items-center gap-3 border-line border-b bg-warn-50 px-4 py-3"
    >
      <input type="hidden" name="gift" value={gift.id} />
      <p className="min-w-0 flex-1">
        <b>{t("waiting_gift", { points: number(gift.amount) })}</b>
        <span className="block text-14">{`${gift.by ?? ""} · ${gift.reason}`}</span>
      </p>
      {canDecide ? (
        <span className="flex gap-2">
          <Button type="submit" name="intent" value="refuse_gift" variant="secondary" size="xs">
            {t("refuse")}
          </Button>
          <Button type="submit" name="intent" value="approve_gift" size="xs">
            {t("approve")}
          </Button>
        </span>
      ) : (
        <span className="text-14">{t("needs_second")}</span>
      )}
    </fetcher.Form>
  );
}

function Ledger({ points }: { readonly points: readonly PointRow[] }) {
  const { t } = useTranslation(["care", "benefit"]);
  const { number, moment, day } = useAdminFormat();
  return (
    <AdminTable
      label={t("ledger")}
      rows={points}
      keyOf={({ id }) => id}
      wide={false}
      columns={[
        {
          header: t("what"),
          fixed: true,
          cell: ({ reason, trip }) =>
            [t(`benefit:points.reason.${reason}`), trip].filter(Boolean).join(" · "),
        },
        {
          header: t("change"),
          right: true,
          cell: ({ amount }) => <b>{`${amount > 0 ? "+" : ""}${number(amount)}`}</b>,
        },
        { header: t("expires"), nowrap: true, cell: (row) => row.expiresOn && day(row.expiresOn) },
        { header: t("when"), nowrap: true, cell: ({ createdAt }) => moment(createdAt) },
      ]}
    />
  );
}

function Coupons({ coupons }: { readonly coupons: readonly CouponRow[] }) {
  const { t } = useTranslation(["care", "benefit"]);
  const { day } = useAdminFormat();
  return (
    <AdminTable
      label={t("coupons")}
      rows={coupons}
      keyOf={({ id }) => id}
      wide={false}
      columns={[
        {
          header: t("coupon"),
          fixed: true,
          cell: ({ name }) => <b className="font-semibold">{name}</b>,
        },
        {
          header: t("state"),
          cell: ({ tab }) => (
            <Badge tone={tab === "usable" ? "instant" : "plain"} icon={null}>
              {t(`coupon_${tab}`)}
            </Badge>
          ),
        },
        { header: t("valid_until"), nowrap: true, cell: ({ validUntil }) => day(validUntil) },
        { header: t("order"), nowrap: true, cell: ({ orderNumber }) => orderNumber },
      ]}
    />
  );
}

type CouponToGive = {
  readonly id: number;
  readonly name: string;
  readonly version: number;
};

type CouponFormProps = {
  readonly coupons: readonly CouponToGive[];
};

/** Gives one of the coupons that the member does not have; with none left there is nothing to choose. */
function CouponForm({ coupons }: CouponFormProps) {
  const { t } = useTranslation("care");
  const { show } = useToast();
  const { fetcher, form, busy, fields, error } = useCareForm(() =>
    show({ text: t("coupon_given") }),
  );
  if (coupons.length === 0) return null;
  return (
    <fetcher.Form ref={form} method="post" className={giftFormClass}>
      <input type="hidden" name="intent" value="coupon" />
      <input
        type="hidden"
        name="seen"
        value={coupons.map(({ id, version }) => `${id}.${version}`).join()}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t("coupon")}
          name="coupon"
          options={coupons.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextField
          label={t("reason")}
          name="reason"
          maxLength={200}
          required
          error={fields.reason}
        />
      </div>
      <ErrorText code={error} />
      <Button type="submit" size="sm" className="justify-self-end" busy={busy}>
        {t("give_coupon")}
      </Button>
    </fetcher.Form>
  );
}
