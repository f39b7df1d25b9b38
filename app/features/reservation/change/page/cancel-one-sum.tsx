import { Clock3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { BottomBar } from "#app/ui/bottom-bar.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import type { OpenCancelOne } from "./cancel-one-queries.server.ts";
import { useRefusalText } from "./change-people.tsx";
import { ChangeSums } from "./change-sums.tsx";
import type { ShownPlan } from "./shown-plan.server.ts";

const FORM = "cancel-one";

type CancelOneSumProps = {
  readonly page: OpenCancelOne;
  readonly name: string;
  /** The reservation, where nothing is cancelled. */
  readonly under: string;
};

/** Every won, when the fee rises, and the button with the sum. */
export function CancelOneSum({ page, name, under }: CancelOneSumProps) {
  const { t } = useTranslation("change");
  const refusalText = useRefusalText();
  const locale = useLocale();
  const { plan, rise } = page;
  const isSending = useNavigation().state === "submitting";
  const amount = formatWon(plan?.expected.refund ?? won(0), locale);
  const button = (
    <Button
      type="submit"
      form={FORM}
      variant="danger"
      size="lg"
      block
      busy={isSending}
      disabled={!plan || plan.refusal !== null}
    >
      {plan && !plan.refusal ? t("one.do", { amount }) : t("one.title")}
    </Button>
  );
  return (
    <Card as="section" look="panel" className="mt-3 md:sticky md:top-24 md:mt-0" aria-live="polite">
      <h2 className="mb-3 text-18 md:text-22">{t("one.sum", { name })}</h2>
      {plan?.refusal ? (
        <Note tone="danger" title={t("trouble.untouched")}>
          {refusalText(plan.refusal)}
        </Note>
      ) : null}
      {plan && !plan.refusal ? <ChangeSums plan={plan} isForOne /> : null}
      {plan ? null : <p className="text-ink-2">{t("one.none")}</p>}
      {rise ? (
        <Note
          tone="warn"
          icon={Clock3}
          className="mt-3"
          title={t("one.rise", {
            day: formatShortDay(rise.day, locale),
            percent: rise.feePercent,
          })}
        >
          {rise.lost ? t("one.wait", { amount: formatWon(rise.lost, locale) }) : null}
        </Note>
      ) : null}
      {plan && !plan.refusal ? <HiddenForm page={page} plan={plan} /> : null}
      <div className="max-md:hidden mt-4">{button}</div>
      <ButtonLink to={under} variant="ghost" block className="mt-2">
        {t("one.keep")}
      </ButtonLink>
      <BottomBar>{button}</BottomBar>
    </Card>
  );
}

type HiddenFormProps = { readonly page: OpenCancelOne; readonly plan: ShownPlan };

/** What the page showed is sent with the answer. */
function HiddenForm({ page: { who, rounds }, plan }: HiddenFormProps) {
  const lines = rounds.filter(({ isChosen }) => isChosen);
  return (
    <Form id={FORM} method="post" replace>
      <input type="hidden" name="who" value={who ?? ""} />
      {lines.map(({ id }) => (
        <input key={id} type="hidden" name="line" value={id} />
      ))}
      {plan.leaving.map(({ idx }) => (
        <input key={idx} type="hidden" name="without" value={idx} />
      ))}
      {Object.entries(plan.expected).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
    </Form>
  );
}
