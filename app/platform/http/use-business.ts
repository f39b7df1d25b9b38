import { useRouteLoaderData } from "react-router";
import { BRAND } from "#app/domain/company/brand.ts";
import type { Business } from "#app/domain/company/business-data.ts";

/** The company as the owner described it. Where even the root could not be loaded, how to reach it is known. */
export function useBusiness(): Partial<Business> & Pick<Business, "phone" | "email"> {
  return useRouteLoaderData<{ readonly business: Business }>("root")?.business ?? BRAND;
}
