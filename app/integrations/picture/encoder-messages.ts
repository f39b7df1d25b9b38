import type { EncodeResult, WantedFile } from "./picture-encoder.ts";

/** What the process that encodes pictures is asked. */
export type EncoderTask = { readonly bytes: Uint8Array; readonly only?: WantedFile | undefined };

/** What it answers. */
export type EncoderAnswer = EncodeResult | { readonly failed: string };

/** How it ends itself when a picture takes too much of the processor. */
export const OVERRUN_EXIT = 87;

/** Its processor time for one picture; the worst accepted one takes four seconds. */
export const CPU_LIMIT = { variable: "PICTURE_CPU_MS", ms: 15_000 } as const;
