import type { Picture, PictureFormat } from "#app/domain/picture/picture.ts";

/** A picture in all its files, not stored yet. */
export type EncodedPicture = Omit<Picture, "src"> & {
  readonly files: readonly {
    readonly width: number;
    readonly format: PictureFormat;
    readonly bytes: Uint8Array;
  }[];
};

export type EncodePicture = (bytes: Uint8Array) => Promise<EncodedPicture>;

/** An upload in the queue; `left` says that its sender no longer waits. */
export type EncodeInTurn = (bytes: Uint8Array, left?: AbortSignal) => Promise<EncodedPicture>;

/** Decodes pictures that people sent, and encodes them as the shop shows them. */
export interface PictureEncoder {
  readonly encode: EncodePicture;
  /** Ends what is at work; its sender is told so. */
  readonly stop: () => void;
}
