import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type FetcherWithComponents, useFetcher } from "react-router";
import type { BlockChoice } from "#app/domain/content/home/home-blocks.ts";
import { LeaveGuard } from "#app/features/desk/record/leave-guard.tsx";
import { SaveBar } from "#app/features/desk/record/save-bar.tsx";
import type { Failure } from "#app/platform/http/form.ts";
import { CheckField, ErrorText } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import type { HomeDone } from "./home-action.server.ts";
import { SortableRows } from "./sortable-rows.tsx";
import { useSettingToast } from "./use-setting-toast.tsx";

type BlockBoardProps = { readonly blocks: readonly BlockChoice[]; readonly version: number };

type Answer = HomeDone | Failure;

/** Order and visibility of the parts of the home page, saved together. */
export function BlockBoard({ blocks, version }: BlockBoardProps) {
  const { t } = useTranslation("content");
  const fetcher = useFetcher<Answer>();
  const saved = fetcher.data?.ok && "saved" in fetcher.data ? fetcher.data : undefined;
  useSettingToast(
    saved,
    t("blocks.saved"),
    (body) => void fetcher.submit(body, { method: "post" }),
  );
  return <BlockForm key={version} blocks={blocks} version={version} fetcher={fetcher} />;
}

type BlockFormProps = BlockBoardProps & { readonly fetcher: FetcherWithComponents<Answer> };

function BlockForm({ blocks: opened, version, fetcher }: BlockFormProps) {
  const { t } = useTranslation("content");
  const [blocks, setBlocks] = useState(opened);
  const isChanged = JSON.stringify(blocks) !== JSON.stringify(opened);
  const isBusy = fetcher.state !== "idle";
  const failure = fetcher.data?.ok === false ? fetcher.data : undefined;
  return (
    <fetcher.Form method="post" className={cardClass}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="blocks" value={JSON.stringify(blocks)} />
      <SortableRows
        id="home-blocks"
        label={t("blocks.title")}
        items={blocks}
        keyOf={({ block }) => block}
        nameOf={({ block }) => t(`blocks.${block}`)}
        onChange={setBlocks}
        row={({ block, shown }) => (
          <CheckField
            className="flex-1"
            label={t(`blocks.${block}`)}
            checked={shown}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              setBlocks((now) =>
                now.map((each) => (each.block === block ? { block, shown: checked } : each)),
              );
            }}
          />
        )}
      />
      <ErrorText code={failure?.fields.blocks ?? failure?.error} />
      <SaveBar
        intent="blocks"
        changed={isChanged ? [t("blocks.title")] : []}
        busy={isBusy}
        onDiscard={() => setBlocks(opened)}
        place="edge"
      />
      <LeaveGuard unsaved={isChanged && !isBusy} />
    </fetcher.Form>
  );
}
