import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { GIFT_CAUSES, needsApproval } from "#app/domain/member/member-care.ts";
import { useDeskLimits } from "#app/features/company/use-desk-limits.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { CareAnswer } from "#app/features/member/care/care-for-member.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, SelectField, TextField } from "#app/ui/form/field.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { giftFormClass, useCareForm } from "./care-form.tsx";

/** Grants points with a cause and a reason, and shows the balance before and after. */
export function GiftForm({ balance }: { readonly balance: number }) {
  const { t } = useTranslation("care");
  const { number } = useAdminFormat();
  const { giftApprovalPoints } = useDeskLimits();
  const { show } = useToast();
  const undo = useFetcher();
  const [amount, setAmount] = useState("");
  const { fetcher, form, busy, fields, error } = useCareForm(tell);
  const points = /^[+-]?\d{1,7}$/.test(amount.trim()) ? Number(amount) : 0;

  function tell({ done, gift }: CareAnswer): void {
    setAmount("");
    const body = { intent: "undo_gift", gift: String(gift) };
    const action = { label: t("undo"), run: () => void undo.submit(body, { method: "post" }) };
    if (done === "gift_waiting") show({ text: t("gift_waiting") });
    else show({ text: t("gift_done", { points: number(points) }), action });
  }

  return (
    <fetcher.Form ref={form} method="post" className={giftFormClass}>
      <input type="hidden" name="intent" value="gift" />
      <input type="hidden" name="balance" value={balance} />
      <div className="grid gap-3 sm:grid-cols-[8rem_12rem_minmax(0,1fr)]">
        <TextField
          label={t("points")}
          name="amount"
          inputMode="numeric"
          required
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
          error={fields.amount}
        />
        <SelectField
          label={t("cause")}
          name="cause"
          options={GIFT_CAUSES.map((value) => ({ value, label: t(`cause.${value}`) }))}
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-ink-2">
          {t("balance_after", { before: number(balance) })} <b>{number(balance + points)}</b>
        </span>
        <Button type="submit" size="sm" busy={busy}>
          {t(needsApproval(points, giftApprovalPoints) ? "propose_points" : "give_points", {
            points: number(points),
          })}
        </Button>
      </div>
      <p className="text-13 text-ink-3">{t("gift_hint", { points: number(giftApprovalPoints) })}</p>
    </fetcher.Form>
  );
}
