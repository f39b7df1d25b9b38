import type { RecordId } from "#app/domain/admin/record/record-definition.ts";
import { AppError } from "#app/domain/errors.ts";
import type { AdminArea } from "#app/domain/role.ts";
import { EVENT } from "#app/features/admin/content/event-store.server.ts";
import { NOTICE } from "#app/features/admin/content/notice-store.server.ts";
import { changeFields } from "#app/features/admin/kit/record/change-fields.server.ts";
import { RecordConflict } from "#app/features/admin/kit/record/record-conflict.server.ts";
import type { RecordType } from "#app/features/admin/kit/record/record-type.server.ts";
import { deleteRecord } from "#app/features/admin/kit/record/save-record.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Target = { readonly by: string; readonly id: string; readonly version: number };

type BulkAction = {
  readonly area: AdminArea;
  readonly run: (services: Services, target: Target) => Promise<unknown>;
};

/** What can be done with several rows of a list: each row is changed by itself, under its own version. */
const BULK_ACTIONS: Readonly<Record<string, BulkAction>> = {
  "notice.pin": changing("notice", NOTICE, { pinned: "on" }),
  "notice.unpin": changing("notice", NOTICE, { pinned: "" }),
  "notice.delete": deleting("notice", NOTICE),
  "event.delete": deleting("event", EVENT),
};

export function bulkActionOf(name: string): BulkAction {
  const action = Object.hasOwn(BULK_ACTIONS, name) ? BULK_ACTIONS[name] : undefined;
  if (!action) throw new AppError("common.not_found");
  return { ...action, run: async (...args) => action.run(...args).catch(asRefusal) };
}

/** A row that somebody else saved is refused like any other; its list shows the new state. */
function asRefusal(cause: unknown): never {
  throw cause instanceof RecordConflict ? new AppError("record.conflict", { cause }) : cause;
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

/** Records without a short name of their own are numbered. */
function recordId({ newId }: RecordType, id: string): RecordId {
  if (newId) return id;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError("common.not_found");
  return Number(id);
}
