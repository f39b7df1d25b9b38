import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { DEFAULT_LOCALE, LOCALES } from "#app/domain/common/language/languages.ts";
import { PHONE_COUNTRIES } from "#app/domain/member/profile/phone-country.ts";
import type { FoundCustomer } from "#app/features/checkout/phone-order/bill-net.server.ts";
import { fieldGridClass } from "#app/features/desk/desk-classes.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { cardClass, chipClass } from "#app/ui/look/classes.ts";

type CustomerFieldsProps = { readonly errorOf: (field: string) => ErrorCode | undefined };

/** The caller: a member found by the whole phone number or e-mail address, or a customer without an account. */
export function CustomerFields({ errorOf }: CustomerFieldsProps) {
  const { t } = useTranslation("phone");
  const [member, setMember] = useState<FoundCustomer>();
  return (
    <section className={cardClass}>
      <h2 className="border-line border-b px-4 py-3 text-16">{t("customer")}</h2>
      <div className="grid gap-4 p-4">
        <FindCustomer chosen={member} onChoose={setMember} />
        <input type="hidden" name="member" value={member?.id ?? ""} />
        <ContactFields key={member?.id ?? "new"} member={member} errorOf={errorOf} />
        <TextArea
          label={t("names")}
          name="names"
          rows={4}
          hint={t("names_hint")}
          error={errorOf("names")}
        />
      </div>
    </section>
  );
}

type ContactFieldsProps = CustomerFieldsProps & { readonly member: FoundCustomer | undefined };

/** A member's own address, number and language are used where nothing else is typed. */
function ContactFields({ member, errorOf }: ContactFieldsProps) {
  const { t } = useTranslation("phone");
  const { language } = useAdminFormat();
  return (
    <div className={`${fieldGridClass} items-start`}>
      <TextField
        label={t("last_name")}
        name="lastName"
        required
        defaultValue={member?.lastName}
        error={errorOf("lastName")}
      />
      <TextField
        label={t("first_name")}
        name="firstName"
        required
        defaultValue={member?.firstName}
        error={errorOf("firstName")}
      />
      <TextField
        label={t("email")}
        name="email"
        type="email"
        required={!member}
        placeholder={member?.email ?? undefined}
        hint={member ? t("as_account") : undefined}
        error={errorOf("email")}
      />
      <SelectField
        label={t("phone_country")}
        name="phoneCountry"
        options={PHONE_COUNTRIES.map((value) => ({ value, label: value }))}
      />
      <TextField
        label={t("phone")}
        name="phone"
        type="tel"
        required={!member}
        placeholder={member?.phone ?? undefined}
        hint={member ? t("as_account") : undefined}
        error={errorOf("phone")}
      />
      <SelectField
        label={t("language")}
        name="locale"
        defaultValue={member?.locale ?? DEFAULT_LOCALE}
        hint={member ? t("language_account") : undefined}
        options={LOCALES.map((value) => ({ value, label: language(value) }))}
      />
    </div>
  );
}

type FindCustomerProps = {
  readonly chosen: FoundCustomer | undefined;
  readonly onChoose: (customer: FoundCustomer | undefined) => void;
};

function FindCustomer({ chosen, onChoose }: FindCustomerProps) {
  const { t } = useTranslation("phone");
  const [text, setText] = useState("");
  const fetcher = useFetcher<{ readonly customers: readonly FoundCustomer[] } | Failure>();
  const answer = fetcher.data;
  const found = answer && "customers" in answer ? answer.customers : undefined;
  const search = () => void fetcher.submit({ intent: "find", q: text }, { method: "post" });
  return (
    <div>
      <div className="flex items-end gap-2">
        <TextField
          className="flex-1"
          label={t("find")}
          hint={t("find_hint")}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            search();
          }}
        />
        <Button
          variant="secondary"
          size="sm"
          className="mb-6"
          busy={fetcher.state !== "idle"}
          onClick={search}
        >
          <Search aria-hidden="true" />
          {t("search")}
        </Button>
      </div>
      <FailureText failure={answer && "ok" in answer ? answer : undefined} />
      {found?.length === 0 ? <p role="status">{t("not_found")}</p> : null}
      <ul className="grid gap-2">
        {found?.map((customer) => (
          <li key={customer.id}>
            <button
              type="button"
              className={chipClass()}
              aria-pressed={chosen?.id === customer.id}
              onClick={() => onChoose(chosen?.id === customer.id ? undefined : customer)}
            >
              {[customer.name, customer.phone, customer.email].filter(Boolean).join(" · ")}
              {customer.isGuest ? ` · ${t("guest")}` : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
