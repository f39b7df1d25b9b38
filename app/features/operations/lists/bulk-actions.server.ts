import { AppError } from "#app/domain/common/errors/errors.ts";
import { hideSchema } from "#app/domain/community/moderation-form.ts";
import type { RecordId } from "#app/domain/desk/record/record-fields.ts";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import { COURSE } from "#app/features/catalog/desk/types/course-type.server.ts";
import { HOTEL } from "#app/features/catalog/desk/types/hotel-type.server.ts";
import { CADDIE, SHUTTLE } from "#app/features/catalog/desk/types/small-types.server.ts";
import {
  hideComment,
  keepComment,
} from "#app/features/community/moderation/moderate-comment.server.ts";
import { hidePost, keepPost } from "#app/features/community/moderation/moderate-post.server.ts";
import {
  hideReview,
  restoreReview,
} from "#app/features/community/review/moderate-review.server.ts";
import { EVENT } from "#app/features/content/desk/event-store.server.ts";
import { NOTICE } from "#app/features/content/desk/notice-store.server.ts";
import type { Refusal } from "#app/features/desk/list/bulk-requests.ts";
import { changeFields } from "#app/features/desk/record/change-record-fields.server.ts";
import { RecordConflict, type RecordType } from "#app/features/desk/record/record-type.server.ts";
import { deleteRecord } from "#app/features/desk/record/save-record.server.ts";
import { HELP } from "#app/features/help/desk/centre/help-store.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError, fieldErrors } from "#app/platform/http/form.ts";

type Target = {
  readonly by: string;
  readonly id: string;
  readonly version: number;
  /** What was typed for the action, such as a reason. */
  readonly values?: Readonly<Record<string, string>>;
};

export type BulkAction = {
  readonly area: AdminArea;
  readonly run: (services: Services, target: Target) => Promise<unknown>;
};

/** Bulk actions of a list: each row is changed separately, under its own version. */
const BULK_ACTIONS: Readonly<Record<string, BulkAction>> = {
  "notice.pin": changing("notice", NOTICE, { pinned: "on" }),
  "notice.unpin": changing("notice", NOTICE, { pinned: "" }),
  "notice.delete": deleting("notice", NOTICE),
  "help.delete": deleting("help", HELP),
  "event.delete": deleting("event", EVENT),
  ...publishing("courses", COURSE),
  ...publishing("hotel", HOTEL),
  ...publishing("caddy", CADDIE),
  ...publishing("shuttle", SHUTTLE),
  "review.hide": hiding("review", hideReview),
  "review.restore": restoring("review", restoreReview),
  "community.hide": hiding("community", hidePost),
  "community.restore": restoring("community", keepPost),
  "comment.hide": hiding("community", hideComment),
  "comment.restore": restoring("community", keepComment),
};

export function bulkActionOf(name: string): BulkAction {
  const action = Object.hasOwn(BULK_ACTIONS, name) ? BULK_ACTIONS[name] : undefined;
  if (!action) throw new AppError("common.not_found");
  return { ...action, run: async (...args) => refusing(() => action.run(...args)) };
}

/** A row that a colleague saved is refused like any other; its list shows the new state. */
async function refusing(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof RecordConflict ? new AppError("record.conflict", { cause }) : cause;
  }
}

function changing(
  area: AdminArea,
  type: RecordType,
  values: Readonly<Record<string, string>>,
): BulkAction {
  return {
    area,
    run: (services, { id, ...target }) =>
      changeFields(services, type, { ...target, id: recordId(type, id), values }),
  };
}

function deleting(area: AdminArea, type: RecordType): BulkAction {
  return {
    area,
    run: (services, { id, ...target }) =>
      deleteRecord(services, type, { ...target, id: recordId(type, id) }),
  };
}

/** A product is published, withdrawn to a draft or archived as by its own form, with the same checks. */
function publishing(area: AdminArea, type: RecordType): Record<string, BulkAction> {
  return {
    [`${area}.publish`]: changing(area, type, { status: "published" }),
    [`${area}.draft`]: changing(area, type, { status: "draft" }),
    [`${area}.archive`]: changing(area, type, { status: "archived" }),
  };
}

function hiding(area: AdminArea, hide: typeof hideReview): BulkAction {
  return {
    area,
    run: (services, { by, id, version, values }) => {
      const parsed = hideSchema.safeParse({ ...values, version });
      if (!parsed.success) throw new FormError(fieldErrors(parsed.error));
      return hide(services, { id: numberOf(id), by, input: parsed.data });
    },
  };
}

function restoring(area: AdminArea, restore: typeof restoreReview): BulkAction {
  return {
    area,
    run: (services, { by, id, version }) => restore(services, { id: numberOf(id), by, version }),
  };
}

/** Records without a short name of their own are numbered. */
function recordId({ newId }: RecordType, id: string): RecordId {
  return newId ? id : numberOf(id);
}

function numberOf(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError("common.not_found");
  return Number(id);
}

type Step = {
  readonly by: string;
  readonly rows: readonly { readonly id: string; readonly version: number }[];
  readonly values: Readonly<Record<string, string>>;
};

/** Each row separately: a refused one does not keep the others from being changed. */
export async function runStep(
  services: Services,
  run: BulkAction["run"],
  { by, rows, values }: Step,
): Promise<Refusal[]> {
  const refused: Refusal[] = [];
  for (const { id, version } of rows) {
    try {
      await run(services, { by, id, version, values });
    } catch (cause) {
      // A single row is answered as any form is, with the status of its refusal.
      if (rows.length === 1) throw cause;
      refused.push({ id, ...refusalOf(services, cause) });
    }
  }
  return refused;
}

function refusalOf({ log }: Services, cause: unknown): Omit<Refusal, "id"> {
  if (cause instanceof FormError) return { error: "common.bad_request", fields: cause.fields };
  if (cause instanceof AppError) return { error: cause.code, fields: {} };
  log.error({ err: cause }, "a row of a common action failed");
  return { error: "common.unexpected", fields: {} };
}
