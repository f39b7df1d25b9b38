import { TicketPercent } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { CouponTab } from "#app/domain/benefit/coupon-tabs.ts";
import { formatPlainDay } from "#app/domain/common/date/date-text.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { roundCardClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import type { CouponRow } from "./coupon-queries.server.ts";
import { useCouponText } from "./use-coupon-text.ts";

type CouponCardsProps = { readonly tab: CouponTab; readonly coupons: readonly CouponRow[] };

export function CouponCards({ tab, coupons }: CouponCardsProps) {
  const { t } = useTranslation("benefit");
  if (coupons.length === 0) {
    return (
      <EmptyState
        icon={TicketPercent}
        title={t(`coupons.empty.${tab}`)}
        text={t("coupons.empty_text")}
      />
    );
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {coupons.map((coupon) => (
        <CouponCard key={coupon.id} coupon={coupon} />
      ))}
    </ul>
  );
}

function CouponCard({ coupon }: { readonly coupon: CouponRow }) {
  const { t } = useTranslation("benefit");
  const locale = useLocale();
  const isUsable = coupon.tab === "usable";
  const { off, conditions } = useCouponText(coupon);
  return (
    <li className={`${roundCardClass} grid gap-1 p-5`}>
      <b
        className={
          isUsable
            ? "tabular-nums whitespace-nowrap text-22 text-fairway-700"
            : "tabular-nums whitespace-nowrap text-22 text-ink-3"
        }
      >
        {off}
      </b>
      <p className="font-semibold">{coupon.name}</p>
      <p className="text-14 text-ink-2">{conditions}</p>
      <p className="text-14 text-ink-2">
        {coupon.usedAt
          ? [
              t("coupons.used_on", {
                date: formatPlainDay(dateIn(SHOP_ZONE, coupon.usedAt), locale),
              }),
              coupon.orderNumber,
            ]
              .filter(Boolean)
              .join(" · ")
          : t(isUsable ? "coupons.until" : "coupons.ended", {
              date: formatPlainDay(coupon.validUntil, locale),
            })}
      </p>
    </li>
  );
}

type Answer = Failure | { readonly ok: true; readonly name: string };

const loadSchema = async () =>
  (await import("#app/domain/benefit/coupon-code.ts")).couponCodeSchema;

export function CouponCodeForm({ answer }: { readonly answer: Answer | undefined }) {
  const { t } = useTranslation("benefit");
  const failure = answer?.ok === false ? answer : undefined;
  const { checks, errorOf, fresh } = useChecked(loadSchema, failure);
  const busy = useNavigation().formMethod === "POST";
  return (
    <Card as="section">
      <Form
        method="post"
        noValidate
        {...checks}
        className="flex flex-wrap items-start gap-3"
        key={answer?.ok ? answer.name : "code"}
      >
        <TextField
          name="code"
          label={t("coupons.code")}
          hint={t("coupons.code_hint")}
          error={errorOf("code") ?? fresh?.error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-w-56 flex-1"
        />
        <Button type="submit" busy={busy} className="mt-7">
          {t("coupons.claim")}
        </Button>
      </Form>
      {answer?.ok ? (
        <div role="status" className="mt-4">
          <Note tone="good">{t("coupons.claimed", { name: answer.name })}</Note>
        </div>
      ) : null}
    </Card>
  );
}
