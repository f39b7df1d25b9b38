import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { businessData, deskLimits } from "#app/db/schema/company-tables.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/domain/common/language/languages.ts";
import type { Business, BusinessRow } from "#app/domain/company/business-data.ts";
import { BUSINESS_FORM } from "#app/domain/company/business-form.ts";
import { DEFAULT_LIMITS, type DeskLimits } from "#app/domain/company/default-limits.ts";
import { translator } from "#app/platform/i18n/i18n.ts";

/** The one row of the limits. */
export const LIMITS_ID = 1;

/** The limits as the owner set them. */
export async function loadDeskLimits(db: Database): Promise<DeskLimits> {
  const [row] = await db
    .select({
      refundApprovalWon: deskLimits.refundApprovalWon,
      giftApprovalPoints: deskLimits.giftApprovalPoints,
      undoSeconds: deskLimits.undoSeconds,
      maskedSeconds: deskLimits.maskedSeconds,
      supplierAnswerHours: deskLimits.supplierAnswerHours,
      reportsThatHide: deskLimits.reportsThatHide,
    })
    .from(deskLimits)
    .where(eq(deskLimits.id, LIMITS_ID));
  return row ?? DEFAULT_LIMITS;
}

/** The one row of the company's data. */
export const BUSINESS_ID = 1;

/** As the owner saved it; empty where nothing was. */
export async function loadBusinessRow(db: Database): Promise<BusinessRow> {
  const [row] = await db.select().from(businessData).where(eq(businessData.id, BUSINESS_ID));
  return row ?? {};
}

/** What is not saved in a language is what the default language says, and then what the shop came with; an emergency goes to the usual number. */
export function businessIn(row: BusinessRow, locale: Locale): Business {
  const t = translator(locale);
  const texts = BUSINESS_FORM.fields.map(({ name }) => {
    const saved = row[name] || (name === "emergencyPhone" ? row.phone : null);
    const own = typeof saved === "string" ? saved : saved?.[locale] || saved?.[DEFAULT_LOCALE];
    return [name, own || t(`business:default.${name}`)];
  });
  return Object.fromEntries(texts) as Business;
}

export async function loadBusiness(db: Database, locale: Locale): Promise<Business> {
  return businessIn(await loadBusinessRow(db), locale);
}
