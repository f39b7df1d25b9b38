import { expect, test } from "vitest";
import { withCircuit } from "#app/integrations/payment/circuit.server.ts";
import type { PaymentGateway } from "#app/integrations/payment/gateway.ts";

function silentProvider() {
  const state = { isThere: false, at: 0 };
  const lost = { outcome: "unknown", reason: "network" } as const;
  const gateway: PaymentGateway = {
    confirm: async () => lost,
    cancel: async () => lost,
    transactions: async () => lost,
    find: async () => (state.isThere ? { outcome: "missing" } : lost),
  };
  return { state, gateway: withCircuit(gateway, () => state.at) };
}

const ask = (gateway: PaymentGateway) => gateway.find({ orderId: "PT-2611-ABCDEF" });

test("a provider that gave no answer five times in a row is taken for down", async () => {
  const { gateway } = silentProvider();
  for (let turn = 0; turn < 4; turn += 1) await ask(gateway);
  expect(gateway.isDown?.()).toBe(false);
  await ask(gateway);
  expect(gateway.isDown?.()).toBe(true);
});

test("its first answer opens the shop again", async () => {
  const { gateway, state } = silentProvider();
  for (let turn = 0; turn < 6; turn += 1) await ask(gateway);
  state.isThere = true;
  await ask(gateway);
  expect(gateway.isDown?.()).toBe(false);
});

test("after some time one try is let through, to notice that the provider is back", async () => {
  const { gateway, state } = silentProvider();
  for (let turn = 0; turn < 6; turn += 1) await ask(gateway);
  state.at = 21_000;
  expect(gateway.isDown?.()).toBe(false);
});
