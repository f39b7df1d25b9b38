import { Hono } from "hono";
import type { ProviderName, SimulatorOptions } from "./authorize.ts";
import { googleSimulator } from "./google-simulator.ts";
import { kakaoSimulator } from "./kakao-simulator.ts";
import { naverSimulator } from "./naver-simulator.ts";
import { providerLedger } from "./social-ledger.ts";

/** Google, Naver and Kakao as far as a login needs them, speaking as the real ones do. */
export function socialSimulator(options: SimulatorOptions = {}) {
  const ledgers = { google: providerLedger(), naver: providerLedger(), kakao: providerLedger() };
  const app = new Hono();
  app.route("/google", googleSimulator(ledgers.google, options));
  app.route("/naver", naverSimulator(ledgers.naver, options));
  app.route("/kakao", kakaoSimulator(ledgers.kakao, options));
  return { app, unlinked: (provider: ProviderName) => ledgers[provider].unlinked() };
}
