import type { EncodeResult } from "./picture-encoder.ts";

/** What the process that encodes pictures answers to the bytes of one. */
export type EncoderAnswer = EncodeResult | { readonly failed: string };

/** How it ends itself when a picture takes too much of the processor. */
export const OVERRUN_EXIT = 87;

/** Its processor time for one picture; the worst that is let in takes four seconds. */
export const CPU_LIMIT = { variable: "PICTURE_CPU_MS", ms: 15_000 } as const;
