import { preferForOutOfMemory } from "../own-process.ts";
import type { ReaderAnswer, ReaderQuestion } from "./workbook-reader.ts";

/** Rows in one message. */
const PART = 200;

preferForOutOfMemory();
// The shop ends this process; a signal to the whole group must not cut off a file that the shop still reads.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.on("disconnect", () => process.exit(0));

process.on("message", async (question: ReaderQuestion) => {
  try {
    await answer(question);
  } catch (cause) {
    await send({ failed: String(cause) });
  }
});

async function answer({ bytes, names }: ReaderQuestion): Promise<void> {
  const { readWorkbook } = await import("./read-workbook.ts");
  const result = await readWorkbook(bytes, names);
  if ("refused" in result) return send(result);
  for (const [sheet, rows] of result.workbook.sheets) {
    // A sheet without rows is reported, too.
    for (let first = 0; first === 0 || first < rows.length; first += PART) {
      await send({ sheet, rows: rows.slice(first, first + PART) });
    }
  }
  await send({ is1904: result.workbook.is1904 });
}

/** Waits until it is sent: what waits would be in memory twice. */
function send(message: ReaderAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });
}
