import { pgEnum } from "drizzle-orm/pg-core";
import { PRODUCT_KINDS } from "#app/domain/common/product/product-kind.ts";

export const productKind = pgEnum("product_kind", PRODUCT_KINDS);
