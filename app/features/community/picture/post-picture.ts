import type { ErrorCode } from "#app/domain/common/errors/errors.ts";

/** A picture on its way into a post: chosen here (`file`), sent already (`src`), or both. */
export type PostPicture = {
  readonly key: string;
  readonly preview: string;
  readonly file?: File;
  readonly src?: string;
  /** How much of it has been sent, while it is. */
  readonly percent?: number | undefined;
};

/** A file that is not taken, by its name, and why. */
export type PictureRefusal = { readonly name: string; readonly code: ErrorCode };
