import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Picture, PictureFormat } from "#app/domain/picture/picture.ts";

/** A picture in all its files, not stored yet. */
export type EncodedPicture = Omit<Picture, "src"> & {
  readonly files: readonly {
    readonly width: number;
    readonly format: PictureFormat;
    readonly bytes: Uint8Array;
  }[];
};

/** A refusal is a value: the server's start and the pages have a copy each of the class that would be thrown. */
export type EncodeResult = { readonly picture: EncodedPicture } | { readonly refused: ErrorCode };

export type EncodePicture = (bytes: Uint8Array) => Promise<EncodeResult>;

/** Decodes pictures that people sent, and encodes them as the shop shows them. */
export interface PictureEncoder {
  readonly encode: EncodePicture;
  /** Ends what is at work; its sender is told so. */
  readonly stop: () => void;
}
