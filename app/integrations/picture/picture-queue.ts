import { AppError } from "#app/domain/errors.ts";
import type { EncodedPicture, EncodeInTurn, PictureEncoder } from "./picture-encoder.ts";

/** Uploads that are received, wait or are encoded; each holds at most 11 MB, in a few copies. */
const MAX_UPLOADS = 16;
/** One sender leaves room for the others. */
const MAX_UPLOADS_OF_ONE = 8;

type Job = {
  readonly sender: string;
  readonly start: () => Promise<void>;
};

export type PictureQueue = {
  /** Takes a place before anything is read, and refuses where there is none; `encode` then waits for its turn. */
  readonly admit: <T>(sender: string, work: (encode: EncodeInTurn) => Promise<T>) => Promise<T>;
};

/** One picture at a time, and senders in turn: who sends eight at once delays another by one. */
export function pictureQueue({ encode }: Pick<PictureEncoder, "encode">): PictureQueue {
  const admitted = new Map<string, number>();
  const waiting: Job[] = [];
  let uploads = 0;
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

  function enqueue(sender: string, bytes: Uint8Array, left?: AbortSignal): Promise<EncodedPicture> {
    return new Promise((resolve, reject) => {
      const start = async () => {
        // Nobody would read the answer, and nothing is stored that nobody knows of.
        if (left?.aborted) return reject(new AppError("common.bad_request"));
        await encode(bytes).then(resolve, reject);
      };
      waiting.push({ sender, start });
      void runNext();
    });
  }

  function count(sender: string, change: 1 | -1): void {
    uploads += change;
    const own = (admitted.get(sender) ?? 0) + change;
    if (own === 0) admitted.delete(sender);
    else admitted.set(sender, own);
  }

  return {
    async admit(sender, work) {
      const own = admitted.get(sender) ?? 0;
      if (uploads >= MAX_UPLOADS || own >= MAX_UPLOADS_OF_ONE) throw new AppError("upload.busy");
      count(sender, 1);
      try {
        return await work((bytes, left) => enqueue(sender, bytes, left));
      } finally {
        count(sender, -1);
      }
    },
  };
}
