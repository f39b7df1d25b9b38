import type { EncodePicture, EncodeResult, WantedFile } from "./picture-encoder.ts";

/** Uploads that are received, wait or are encoded; each holds at most 11 MB, in a few copies. */
const MAX_UPLOADS = 16;
/** One sender leaves room for the others. */
const MAX_UPLOADS_OF_ONE = 8;

type EncodeOptions = { readonly left?: AbortSignal; readonly only?: WantedFile };

/** The place of one upload, taken before it is read. */
export type QueuePlace = {
  /** Waits for its turn; `left` says that its sender no longer waits. */
  readonly encode: (bytes: Uint8Array, options?: EncodeOptions) => Promise<EncodeResult>;
  readonly leave: () => void;
};

export type PictureQueue = {
  /** Undefined where there is no place: the upload is refused without being read. */
  readonly enter: (sender: string) => QueuePlace | undefined;
};

type Job = { readonly sender: string; readonly start: () => Promise<void> };

/** One picture at a time, round-robin by sender: a sender of eight delays another by one. */
export function pictureQueue(encode: EncodePicture): PictureQueue {
  const places = new Map<QueuePlace, string>();
  const waiting: Job[] = [];
  let isBusy = false;
  let lastSender = "";

  async function runNext(): Promise<void> {
    if (isBusy) return;
    const other = waiting.findIndex(({ sender }) => sender !== lastSender);
    const [job] = waiting.splice(Math.max(0, other), 1);
    if (!job) return;
    isBusy = true;
    lastSender = job.sender;
    await job.start();
    isBusy = false;
    void runNext();
  }

  function enqueue(
    sender: string,
    bytes: Uint8Array,
    { left, only }: EncodeOptions = {},
  ): Promise<EncodeResult> {
    return new Promise((resolve, reject) => {
      const start = async () => {
        // The sender is gone, so nothing is encoded or stored.
        if (left?.aborted) return resolve({ refused: "common.bad_request" });
        await encode(bytes, only).then(resolve, reject);
      };
      waiting.push({ sender, start });
      void runNext();
    });
  }

  return {
    enter(sender) {
      const own = [...places.values()].filter((each) => each === sender).length;
      if (places.size >= MAX_UPLOADS || own >= MAX_UPLOADS_OF_ONE) return undefined;
      const place: QueuePlace = {
        encode: (bytes, options) => enqueue(sender, bytes, options),
        leave: () => void places.delete(place),
      };
      places.set(place, sender);
      return place;
    },
  };
}
