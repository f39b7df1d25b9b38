import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import type { Won } from "#app/domain/common/money.ts";
import { maskContactsIn } from "#app/domain/community/mask-contact.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Application } from "./partner-store.server.ts";

type Plain = {
  readonly template:
    | "partner-applied"
    | "partner-declined"
    | "partner-withdrawn"
    | "partner-expired"
    | "partner-unanswered"
    | "partner-paid";
};
type News =
  | Plain
  | {
      readonly template: "partner-accepted";
      readonly pay?: { amount: Won; until: Date } | undefined;
    }
  | { readonly template: "partner-cancelled"; readonly isPaid: boolean };

type About = Pick<Application, "id" | "postId" | "version">;

/** Tells the author or an applicant what happened, in the transaction of the change; never with a contact in it. */
export async function notifyPartner(
  tx: Database,
  memberId: string,
  application: About,
  news: News,
): Promise<void> {
  const [post] = await tx
    .select({ title: posts.title })
    .from(posts)
    .where(eq(posts.id, application.postId));
  if (!post) return;
  const title = maskContactsIn(post.title);
  const common = {
    event: `${news.template}:${application.id}:${application.version}`,
    link: `/community/${application.postId}/join`,
  };
  switch (news.template) {
    case "partner-accepted": {
      const words = news.pay ? { title, ...news.pay, state: "pay" as const } : { title };
      return notifyMember(tx, memberId, { ...common, template: news.template, words });
    }
    case "partner-cancelled": {
      const words = news.isPaid ? { title, state: "paid" as const } : { title };
      return notifyMember(tx, memberId, { ...common, template: news.template, words });
    }
    default:
      return notifyMember(tx, memberId, { ...common, template: news.template, words: { title } });
  }
}
