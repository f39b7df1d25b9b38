import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { MESSAGE_CHANNELS } from "#app/domain/message/message-channel.ts";
import { MESSAGE_KINDS } from "#app/domain/message/templates.ts";
import type { MessageWords } from "#app/domain/message/write-words.ts";
import { createdAt, locale, moment } from "./common/columns.ts";
import { members } from "./member/member-tables.ts";
import { orders } from "./order/order-tables.ts";

export const messageChannel = pgEnum("message_channel", MESSAGE_CHANNELS);
export const messageKind = pgEnum("message_kind", MESSAGE_KINDS);
export const outboxStatus = pgEnum("outbox_status", ["waiting", "sent", "dead"]);

/** Written in the transaction of the event itself; a worker delivers it afterwards, once. */
export const outbox = pgTable(
  "outbox",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** One event, one subject, one channel: the second writing is ignored. */
    dedupeKey: text("dedupe_key").notNull().unique(),
    template: text("template").notNull(),
    channel: messageChannel("channel").notNull(),
    locale: locale("locale").notNull(),
    memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
    /** Address or number, for the channels that need one. */
    recipient: text("recipient").notNull(),
    words: jsonb("words").$type<Readonly<Record<string, string>>>().notNull(),
    /** Path in the shop that the message leads to. */
    link: text("link"),
    /** The order that it is about: its words stay readable at the desk. */
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    keptWords: jsonb("kept_words").$type<Readonly<Record<string, string>>>(),
    /** Never a link that grants access without a login. */
    keptLink: text("kept_link"),
    status: outboxStatus("status").notNull().default("waiting"),
    tries: smallint("tries").notNull().default(0),
    lastError: text("last_error"),
    nextTryAt: moment("next_try_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("outbox_due").on(table.status, table.nextTryAt),
    index("outbox_order").on(table.orderId),
    index("outbox_member").on(table.memberId),
  ],
);

/** What the bell in the header shows. */
export const alarms = pgTable(
  "alarms",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    dedupeKey: text("dedupe_key").notNull().unique(),
    kind: messageKind("kind").notNull(),
    template: text("template").notNull(),
    /** In both languages where they differ: the bell speaks the language of the page. */
    words: jsonb("words").$type<MessageWords>().notNull(),
    link: text("link"),
    /** The order that it is about, whose picture it shows. */
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    readAt: moment("read_at"),
    createdAt: createdAt(),
  },
  (table) => [index("alarms_member").on(table.memberId, table.createdAt)],
);

/** Only what differs from the default: everything on, marketing off. */
export const notificationChoices = pgTable(
  "notification_choices",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    kind: messageKind("kind").notNull(),
    channel: messageChannel("channel").notNull(),
    wanted: boolean("wanted").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.channel] })],
);

/** The demo's inbox: mail that was not sent, readable by every visitor of the demo. */
export const demoMail = pgTable("demo_mail", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  recipient: text("recipient").notNull(),
  subject: text("subject").notNull(),
  body: text("body").notNull(),
  createdAt: createdAt(),
});
