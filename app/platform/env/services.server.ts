import { createContext, type RouterContextProvider } from "react-router";
import type { Database } from "#app/db/client.server.ts";
import type { Claim } from "#app/db/connection/claims.server.ts";
import type { SentChannel } from "#app/domain/message/message-channel.ts";
import type { MessageSender } from "#app/integrations/message/message-sender.ts";
import type { PaymentGateway } from "#app/integrations/payment/gateway.ts";
import type { PictureQueue } from "#app/integrations/picture/picture-queue.ts";
import type { FileStorage } from "#app/integrations/storage/file-storage.ts";
import type { WorkbookReader } from "#app/integrations/workbook/workbook-reader.ts";
import type { SecretBox } from "#app/platform/session/secret-box.server.ts";
import type { AppMode } from "./app-mode.ts";
import type { Env, MapTiles } from "./env.server.ts";
import type { SocialEnv } from "./social-env.ts";

/** What pages may know about the place they run in. */
export type Site = {
  readonly mode: AppMode;
  readonly buildId: string;
  /** The shop's public address, for links in messages: `https://palmtee.example`. */
  readonly origin: string;
  readonly secureCookies: boolean;
  readonly languageCookieDomain: string | undefined;
  readonly staffSecondFactor: "required" | "optional";
  /** Whether browsers keep the vouchers of the next trip. */
  readonly savesVouchers: boolean;
  readonly social: SocialEnv;
  /** The payment provider; its secret key stays on the server. */
  readonly payment?: Env["payment"];
  /** How long an unpaid order holds its stock; by default as long as the rule says. */
  readonly holdSeconds?: number | undefined;
  /** The ground that maps are drawn on; without one they show their marks alone. */
  readonly mapTiles?: MapTiles | undefined;
  readonly verification?: Env["verification"];
  /** The chat widget; its secret stays on the server. */
  readonly chat?: Env["chat"];
  /** Addresses that moved. */
  readonly routeRules?: Env["routeRules"];
};

export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** One sender per channel. Messages of a channel without one wait in the outbox. */
export type Senders = Readonly<Record<SentChannel, MessageSender | undefined>>;

/** Everything with a side effect. The server builds it once; a test builds its own. */
export type Services = {
  readonly db: Database;
  /** For calls to the card provider, which only one process may make at a time. */
  readonly claim: Claim;
  readonly now: () => Date;
  readonly log: Log;
  readonly secrets: SecretBox;
  readonly senders: Senders;
  /** Pictures that people sent. */
  readonly storage: FileStorage;
  /** The queue of pictures to decode. */
  readonly pictures: PictureQueue;
  /** Reads the workbooks of the staff. */
  readonly workbooks: Pick<WorkbookReader, "read">;
  /** Charges and refunds; undefined without a payment provider. */
  readonly payments?: PaymentGateway | undefined;
  readonly site: Site;
};

export const servicesContext = createContext<Services>();

export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  return context.get(servicesContext);
}
