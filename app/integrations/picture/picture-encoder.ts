import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Picture, PictureFormat } from "#app/domain/picture/picture.ts";

type PictureFile = { readonly width: number; readonly format: PictureFormat };

/** A picture in the files that were asked for, not stored yet. */
export type EncodedPicture = Omit<Picture, "src"> & {
  readonly files: readonly (PictureFile & { readonly bytes: Uint8Array })[];
};

/** A quality of its own suits a drawing; without one it is encoded as a photograph. */
export type WantedFile = PictureFile & { readonly quality?: number };

/** A refusal is a value: the server's start and the pages have a copy each of the class that would be thrown. */
export type EncodeResult = { readonly picture: EncodedPicture } | { readonly refused: ErrorCode };

/** In all widths and formats, or only in the one that is wanted. */
export type EncodePicture = (bytes: Uint8Array, only?: WantedFile) => Promise<EncodeResult>;

/** Decodes pictures that people sent, and encodes them as the shop shows them. */
export interface PictureEncoder {
  readonly encode: EncodePicture;
  /** Ends the current work with an error for its sender. */
  readonly stop: () => void;
}

/** What the process that encodes pictures is asked. */
export type EncoderTask = { readonly bytes: Uint8Array; readonly only?: WantedFile | undefined };

/** What it answers. */
export type EncoderAnswer = EncodeResult | { readonly failed: string };

/** How it ends itself when a picture takes too much of the processor. */
export const OVERRUN_EXIT = 87;

/** Its processor time for one picture; the worst accepted one takes four seconds. */
export const CPU_LIMIT = { variable: "PICTURE_CPU_MS", ms: 15_000 } as const;
