import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { PAYMENT_AGREEMENTS } from "#app/domain/order/payment-agreements.ts";
import { CheckField } from "#app/ui/form/field.tsx";
import { iconButtonClass } from "#app/ui/icon-button.tsx";
import { LateDialog } from "#app/ui/overlay/late-dialog.tsx";
import { RichText } from "#app/ui/rich-text-view.tsx";
import { CheckoutSection } from "./form-section.tsx";

/** What one agrees to, in full. */
export type AgreementText = {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly html: string;
  }[];
};

type Kind = (typeof PAYMENT_AGREEMENTS)[number]["kind"];

type AgreementsProps = {
  readonly texts: Readonly<Record<Kind, AgreementText>>;
  /** The fields that were ticked in a form that was sent without scripts. */
  readonly before?: readonly string[] | undefined;
  readonly errorOf: (field: string) => ErrorCode | undefined;
  /** Reported at once, since ticking by script fires no event. */
  readonly onChange: () => void;
};

const KINDS = PAYMENT_AGREEMENTS.map(({ kind }) => kind);

/** Each by itself, none ticked beforehand; all together with one tap. */
export function Agreements({ texts, before = [], errorOf, onChange }: AgreementsProps) {
  const { t } = useTranslation("payment");
  const [agreed, setAgreed] = useState(() => kindsOf(before));
  const [reading, setReading] = useState<Kind>();
  const choose = (kinds: readonly Kind[]) => {
    setAgreed(kinds);
    setTimeout(onChange);
  };
  return (
    <CheckoutSection title={t("agree.title")}>
      <CheckField
        className="mb-1 rounded-card bg-sand px-4 noscript:hidden"
        label={<b className="text-18">{t("agree.all")}</b>}
        checked={agreed.length === KINDS.length}
        onChange={(event) => choose(event.currentTarget.checked ? KINDS : [])}
      />
      <div className="px-4">
        {PAYMENT_AGREEMENTS.map(({ field, kind }) => (
          <div key={kind} className="flex items-start justify-between gap-2">
            <CheckField
              name={field}
              value={kind}
              checked={agreed.includes(kind)}
              error={errorOf(field)}
              onChange={(event) =>
                choose(
                  event.currentTarget.checked
                    ? [...agreed, kind]
                    : agreed.filter((each) => each !== kind),
                )
              }
              label={
                <>
                  {t(`agree.${kind}`)} <span className="text-ink-3">{t("agree.required")}</span>
                </>
              }
            />
            <button
              type="button"
              className={iconButtonClass()}
              aria-label={t("agree.read", { name: t(`agree.${kind}`) })}
              onClick={() => setReading(kind)}
            >
              <ChevronRight aria-hidden="true" className="text-ink-3" />
            </button>
          </div>
        ))}
      </div>
      {KINDS.map((kind) => (
        <FullText
          key={kind}
          text={texts[kind]}
          isOpen={reading === kind}
          onShut={() => setReading(undefined)}
        />
      ))}
    </CheckoutSection>
  );
}

function kindsOf(fields: readonly string[]): readonly Kind[] {
  return PAYMENT_AGREEMENTS.flatMap(({ field, kind }) => (fields.includes(field) ? kind : []));
}

type FullTextProps = {
  readonly text: AgreementText;
  readonly isOpen: boolean;
  readonly onShut: () => void;
};

function FullText({ text, isOpen, onShut }: FullTextProps) {
  return (
    <LateDialog
      title={text.title}
      wide
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onShut();
      }}
    >
      <p className="text-ink-2">{text.intro}</p>
      {text.sections.map(({ heading, html }) => (
        <section key={heading} className="mt-5">
          <h3 className="text-16 font-bold">{heading}</h3>
          <RichText html={html} className="mt-1 text-ink-2" />
        </section>
      ))}
    </LateDialog>
  );
}
