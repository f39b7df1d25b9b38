import { z } from "zod";

/** They strike before the work, after it, or change its answer; the last five are about the webhook. */
const FAULT_KINDS = [
  "drop-before",
  "error-before",
  "rate-limit",
  "in-progress",
  "code",
  "delay",
  "refuse",
  "drop-after",
  "error-after",
  "garbage",
  "wrong-order",
  "wrong-amount",
  "webhook-never",
  "webhook-twice",
  "webhook-late",
  "webhook-first",
  "webhook-contradiction",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const faultOrder = z.object({
  kind: z.enum(FAULT_KINDS),
  /** Which call it affects; any by default. */
  on: z.enum(["confirm", "cancel", "find", "list"]).optional(),
  orderId: z.string().optional(),
  times: z.int().min(1).max(10_000).default(1),
  /** How long a delay or a late webhook takes. */
  ms: z.int().min(0).max(600_000).default(0),
  /** What the faults "code" and "refuse" answer with; the latter also to every repetition under the same key. */
  code: z.string().default("SOMETHING_NEW_2027"),
});

export type Operation = "confirm" | "cancel" | "find" | "list";
type Fault = z.output<typeof faultOrder>;

/** A public demo must not grow for ever. */
const MOST = 1_000;

/** Faults that were ordered, oldest first; each strikes as often as ordered. */
export function faultSwitches() {
  let waiting: Fault[] = [];

  function take(fits: (fault: Fault) => boolean): Fault | undefined {
    const found = waiting.find(fits);
    if (!found) return undefined;
    const left = found.times > 1 ? [{ ...found, times: found.times - 1 }] : [];
    waiting = waiting.flatMap((fault) => (fault === found ? left : [fault]));
    return found;
  }

  return {
    add: (order: z.input<typeof faultOrder>) => {
      waiting = [...waiting, faultOrder.parse(order)].slice(-MOST);
    },
    clear: () => {
      waiting = [];
    },
    list: (): readonly Fault[] => waiting,
    takeFor: (on: Operation, orderId: string | undefined) =>
      take(
        (fault) =>
          !fault.kind.startsWith("webhook-") &&
          (fault.on ?? on) === on &&
          (fault.orderId ?? orderId) === orderId,
      ),
    takeForWebhook: (orderId: string) =>
      take((fault) => fault.kind.startsWith("webhook-") && (fault.orderId ?? orderId) === orderId),
  };
}

export type FaultSwitches = ReturnType<typeof faultSwitches>;
