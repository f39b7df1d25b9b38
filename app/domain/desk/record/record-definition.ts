import type { z } from "zod";
import type { AdminArea } from "#app/domain/desk/role/role.ts";
import type { RecordField } from "./record-fields.ts";

/** The fields of a record and what they must say. */
export type FieldSet = {
  readonly fields: readonly RecordField[];
  readonly schema: z.ZodType;
};

/** A content type as its form and its save both know it. */
export type RecordDefinition = FieldSet & {
  /** The subject of its history, such as `notice`. */
  readonly kind: string;
  /** The area whose role may change it. */
  readonly area: AdminArea;
  /** The order of its sections, where that of its fields is not enough: some have no fields. */
  readonly sections?: readonly string[];
  /** Fields that creating needs in addition to changing. */
  readonly creation?: FieldSet;
};

/** The number of a record, or the short name in its address. */
export type RecordId = number | string;
