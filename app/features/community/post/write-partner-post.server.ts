import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { PartnerInput } from "#app/domain/community/partner/partner-schema.ts";
import {
  insertRound,
  isOfRound,
  readRound,
} from "#app/features/community/partner/open-round.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { findSamePost, insertPost } from "./write-post.server.ts";

type Writing = {
  readonly memberId: string;
  readonly locale: Locale;
  readonly input: PartnerInput;
};

/** Publishes a post that looks for partners, and answers with its number; sent twice it is one. */
export async function publishPartnerPost(
  { db, now }: Pick<Services, "db" | "now">,
  { memberId, locale, input }: Writing,
): Promise<number> {
  await throttleOf(db).take("post", memberId);
  const at = now();
  return withSerializableRetry(db, async (tx) => {
    const isSame = isOfRound(input);
    const sent = await findSamePost(tx, { memberId, locale, input }, { isSame, now: at });
    if (sent !== undefined) return sent;
    const { title, content, picture } = input;
    const { regionId, round } = await readRound(tx, input, { memberId, locale, now: at });
    const text = { title, content, picture, region: regionId };
    const postId = await insertPost(tx, { memberId, locale, input: text }, at);
    await insertRound(tx, { ...round, postId, memberId });
    return postId;
  });
}
