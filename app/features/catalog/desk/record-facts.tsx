import type { RecordDefinition } from "#app/domain/desk/record/record-definition.ts";
import { inputNames } from "#app/domain/desk/record/record-fields.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { DetailCard, DetailRow } from "#app/features/desk/detail-rows.tsx";
import type { LoadedRecord } from "#app/features/desk/record/load-record.server.ts";
import { useInputLabel } from "#app/features/desk/record/record-form.tsx";
import { useCatalogueLabels } from "./use-catalogue-labels.ts";

type RecordFactsProps = {
  readonly title: string;
  readonly list: { readonly label: string; readonly to: string };
  readonly definition: RecordDefinition;
  readonly record: LoadedRecord;
};

/** A record for those who may not change it: every field with its value. */
export function RecordFacts({ title, list, definition, record }: RecordFactsProps) {
  const labelOf = useInputLabel(definition.fields, useCatalogueLabels());
  return (
    <>
      <AdminHead title={title} crumbs={[list]} />
      <DetailCard title={title}>
        {inputNames(definition.fields).map((name) => (
          <DetailRow key={name} label={labelOf(name)}>
            {record.values[name]}
          </DetailRow>
        ))}
      </DetailCard>
    </>
  );
}
