import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { wishOfSearch } from "#app/domain/planner/read-wish-address.ts";
import {
  findPlanNames,
  listPlanRegions,
} from "#app/features/planner/page/plan-names-queries.server.ts";
import { MAX_SENTENCE, SentenceBox } from "#app/features/planner/page/sentence-box.tsx";
import { idsOfWish } from "#app/features/planner/page/use-wish-words.ts";
import { WishForm } from "#app/features/planner/page/wish-form.tsx";
import { readSentence } from "#app/features/planner/sentence/read-sentence.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import { Note } from "#app/ui/note.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/ask.ts";

export const handle = { words: ["planner", "cart"] } satisfies PageHandle;

/** What is wanted: from a sentence, else from the address. Without either, the whole page is cached. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  const say = (url.searchParams.get("say") ?? "").trim().slice(0, MAX_SENTENCE);
  const reading = say === "" ? undefined : await readSentence(services, { text: say, locale });
  const { wish, invalid } = reading
    ? { wish: reading.wish, invalid: [] }
    : wishOfSearch(url.searchParams);
  const others = reading?.read.flatMap(({ other = [] }) => other) ?? [];
  const ids = [wish, ...others.map((each) => ({ ...wish, ...each }))].flatMap(idsOfWish);
  const [names, regions] = await Promise.all([
    findPlanNames(services.db, locale, ids),
    listPlanRegions(services.db, locale),
  ]);
  const hasWish = url.searchParams.size > 0;
  if (!hasWish) cachePage(context);
  const today = dateIn(SHOP_ZONE, services.now());
  return { say, reading, wish, invalid, names, regions, today, hasWish };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t) => ({
    title: t("planner:title"),
    description: t("planner:description"),
  }));
}

export default function AskForPlan({ loaderData }: Route.ComponentProps) {
  const { say, reading, wish, invalid, names, regions, today, hasWish } = loaderData;
  const { t } = useTranslation("planner");
  const localized = useLocalized();
  return (
    <div className="bg-sand">
      <PhoneBar title={t("title")} back="/" close="/" />
      <div className={`${gutterClass} max-w-[54rem] py-6 md:py-10`}>
        <PageHead title={t("ask.title")} text={t("ask.lead")} />
        {/* Inputs that the reader fills in begin with what was read. */}
        <Form key={JSON.stringify([wish, say])} action={localized("/ai/plans")}>
          <SentenceBox {...{ say, reading, wish, names, hasWish }} />
          {invalid.length > 0 ? (
            <Note tone="warn" className="mt-4">
              {t("invalid")}
            </Note>
          ) : null}
          <WishForm wish={wish} today={today} regions={regions} />
        </Form>
      </div>
    </div>
  );
}
