import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { useFetcherRefusal } from "#app/ui/overlay/use-refusal-toast.ts";
import type { BlockedMember } from "./block-queries.server.ts";

/** Whom the member has blocked, each to be unblocked; works without scripts. */
export function BlockedMembers({ blocked }: { readonly blocked: readonly BlockedMember[] }) {
  const { t } = useTranslation("settings");
  return (
    <Card as="section" aria-labelledby="blocked">
      <h2 id="blocked" className="text-18">
        {t("blocked.title")}
      </h2>
      <p className="text-ink-2">{t(blocked.length === 0 ? "blocked.none" : "blocked.text")}</p>
      {blocked.length > 0 ? (
        <ul className="mt-3 divide-y divide-line">
          {blocked.map((member) => (
            <BlockedRow key={member.id} {...member} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function BlockedRow({ id, name }: BlockedMember) {
  const { t } = useTranslation("settings");
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  useFetcherRefusal(fetcher.data);
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <b>{name}</b>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="unblock" />
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          aria-label={`${name}: ${t("blocked.unblock")}`}
          busy={fetcher.state !== "idle"}
        >
          {t("blocked.unblock")}
        </Button>
      </fetcher.Form>
    </li>
  );
}
