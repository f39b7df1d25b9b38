import type { ComponentType } from "react";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { RecordField } from "#app/domain/desk/record/record-fields.ts";
import type { RecordValues } from "#app/domain/desk/record/record-values.ts";
import type { Option } from "#app/ui/form/field.tsx";

/** The words of a content type's form. */
export type RecordLabels = {
  readonly field: (name: string) => string;
  readonly choice?: (name: string, value: string) => string;
  readonly section?: (name: string) => string;
  readonly hint?: (name: string) => string | undefined;
};

export type FieldOptions = Readonly<Record<string, readonly Option[]>>;

export type RecordInputsProps = {
  readonly fields: readonly RecordField[];
  readonly labels: RecordLabels;
  readonly options: FieldOptions;
  readonly start: RecordValues;
  readonly mine: RecordValues;
  readonly changed: readonly string[];
  readonly errorOf: (name: string) => ErrorCode | undefined;
  /** Inputs of the subject's own, by field. */
  readonly inputs?: OwnInputs | undefined;
};

export type OwnInputs = Readonly<Record<string, ComponentType<InputProps>>>;

export type InputProps = Omit<RecordInputsProps, "fields" | "inputs"> & {
  readonly field: RecordField;
};
