import { DEFAULT_LOCALE, type Localized } from "#app/domain/common/language/languages.ts";

/** What Korean law and our customers want to know of the company, in one language. */
export type Business = {
  readonly company: string;
  readonly representative: string;
  readonly businessNumber: string;
  readonly mailOrderNumber: string;
  readonly travelAgencyNumber: string;
  readonly address: string;
  readonly phone: string;
  /** For travellers and drivers on the road; the usual number where there is no other. */
  readonly emergencyPhone: string;
  readonly email: string;
  readonly privacyOfficer: string;
  readonly insurance: string;
};

/** Zeros are placeholders for what is not registered yet. */
export function isRegistered({ businessNumber }: Pick<Business, "businessNumber">): boolean {
  return /[1-9]/.test(businessNumber);
}

/** As the owner saved it; empty where nothing was. */
export type BusinessRow = Partial<Record<keyof Business, Localized | string | null>>;

/** What every page and receipt has to say of the seller; a shop without it may not sell. */
const NEEDED = [
  "company",
  "representative",
  "businessNumber",
  "address",
  "phone",
  "email",
] as const satisfies readonly (keyof Business)[];

/** What is still as the shop came with it; nothing where products may be published. */
export function missingBusiness(row: BusinessRow): readonly (typeof NEEDED)[number][] {
  return NEEDED.filter((name) => {
    const saved = row[name];
    const text = typeof saved === "string" ? saved : saved?.[DEFAULT_LOCALE];
    return name === "businessNumber" ? !isRegistered({ businessNumber: text ?? "" }) : !text;
  });
}

/** The public record of the company at the Fair Trade Commission. */
export function businessCheckUrl({ businessNumber }: Pick<Business, "businessNumber">): string {
  return `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${businessNumber.replaceAll(/\D/g, "")}`;
}

/** As it is dialled from abroad; a nationwide number (1600-…) is connected by Korean networks alone. */
export function numberFromAbroad(phone: string | undefined): string | undefined {
  if (phone?.startsWith("+")) return phone;
  return phone && /^0[1-9]/.test(phone) ? `+82 ${phone.slice(1)}` : undefined;
}
