import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { ErrorText } from "#app/ui/form/field.tsx";
import { linkClass } from "#app/ui/look/classes.ts";

type Shown = Failure | { readonly ok: true; readonly phone: string };
type MaskedPhoneProps = { readonly masked: string; readonly canShow: boolean };

/** Shows the unmasked number on demand; the page's action records who looked. */
export function MaskedPhone({ masked, canShow }: MaskedPhoneProps) {
  const { t } = useTranslation("desk");
  const fetcher = useFetcher<Shown>();
  if (fetcher.data?.ok) {
    return (
      <a
        href={`tel:${fetcher.data.phone}`}
        className={`${linkClass} tabular-nums whitespace-nowrap`}
      >
        {fetcher.data.phone}
      </a>
    );
  }
  return (
    <>
      <span className="tabular-nums whitespace-nowrap">{masked}</span>
      {canShow ? (
        <fetcher.Form method="post" className="ml-2 inline">
          <input type="hidden" name="intent" value="show_phone" />
          <button type="submit" className={linkClass} title={t("phone.noted")}>
            {t("phone.show")}
          </button>
        </fetcher.Form>
      ) : null}
      <ErrorText code={fetcher.data?.ok === false ? fetcher.data.error : undefined} />
    </>
  );
}
