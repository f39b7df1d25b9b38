import type { Database } from "#app/db/client.server.ts";
import { businessData } from "#app/db/schema/company-tables.ts";

/** The company as its owner fills it in: without it nothing is published. */
export async function fillCompany(db: Database): Promise<void> {
  await db.update(businessData).set({
    company: { ko: "(주)시험여행" },
    representative: { ko: "윤서준" },
    businessNumber: "123-45-67890",
    address: { ko: "서울" },
    phone: "02-555-0123",
    email: "help@example.com",
  });
}
