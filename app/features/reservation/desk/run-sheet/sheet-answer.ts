import type { ErrorCode } from "#app/domain/common/errors/errors.ts";

/** How the page of the run sheet answers a form. */
export type SheetAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error?: ErrorCode;
      readonly fields?: Readonly<Record<string, ErrorCode>>;
    };
