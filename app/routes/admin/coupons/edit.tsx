import { useTranslation } from "react-i18next";
import { COUPON_FORM } from "#app/domain/benefit/coupon-form.ts";
import type { CouponKind } from "#app/domain/benefit/coupon-tabs.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { CouponFigures } from "#app/features/benefit/desk/coupon-figures.tsx";
import { findCouponResult } from "#app/features/benefit/desk/coupon-list.server.ts";
import { COUPON } from "#app/features/benefit/desk/coupon-type.server.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { RecordPage } from "#app/features/desk/record/record-page.tsx";
import { loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import { useRecordName } from "#app/features/desk/record/use-record-name.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.coupons"));

/** Serves /admin/coupons/create and /admin/coupons/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const id = idOf(params);
  if (id === undefined) return { record: undefined, result: undefined };
  const record = orNotFound(await loadRecord(db, COUPON, id));
  return { record, result: await findCouponResult(db, id) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const target = { request, by, id: idOf(params), list: "/admin/coupons" };
  return recordAction(servicesOf(context), COUPON, target);
}

export default function EditCoupon({ loaderData, actionData }: Route.ComponentProps) {
  const { record, result } = loaderData;
  const { t } = useTranslation(["desk", "coupons"]);
  const nameOf = useRecordName();
  return (
    <RecordPage
      definition={COUPON_FORM}
      title={record ? nameOf(record.values, "name") : t("coupons:add")}
      list={{ label: t("area.coupons"), to: "/admin/coupons" }}
      labels={{
        field: (name) => t(`coupons:field.${name}` as "coupons:field.name"),
        choice: (name, value) =>
          name === "kind"
            ? t(`coupons:kind.${value as CouponKind}`)
            : t(`line.${value as LineKind}`),
      }}
      record={record}
      summary={
        result ? <CouponFigures result={result} limit={record?.values.claimLimit ?? ""} /> : null
      }
      answer={actionData}
      deletion={{ title: t("coupons:delete_title"), text: t("coupons:delete_text") }}
    />
  );
}

function idOf(params: { readonly id?: string | undefined }): number | undefined {
  return params.id === undefined ? undefined : numberParam(params.id);
}
