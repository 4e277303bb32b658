import { useRef } from "react";
import { api, getBody } from "../../api/client.ts";
import { useInputSchema } from "../../api/queries.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useAssignees } from "../../pickers/index.ts";
import { Button, Notice, Skeleton, toast } from "../../ui/index.ts";
import type { Change } from "../rollover/changes.ts";
import { ChangesTable } from "../rollover/changes-table.tsx";
import { toEtag } from "../rollover/queries.ts";
import { type IncomingFunds, refetchFunds } from "./incoming-funds.ts";
import { OwnerField } from "./owner-field.tsx";
import { strings } from "./strings.ts";

const FIELD_OVERRIDES = { ownerId: OwnerField };
const ALWAYS_EDITABLE = ["ownerId", "note"];

type EditableFields = Pick<IncomingFunds, "id" | "version" | "ownerId" | "note"> & {
  returnBy: string | null;
};

export function EditFundsForm({ funds, onClose }: { funds: IncomingFunds; onClose: () => void }) {
  const schema = useInputSchema("updateIncomingFunds");
  const { getName } = useAssignees();
  const { id, version, ownerId, note, suspense } = funds;
  const latest: EditableFields = { id, version, ownerId, note, returnBy: suspense?.returnBy ?? null };
  const save = async (patch: Record<string, unknown>, base: EditableFields) => {
    await getBody(
      api.PATCH("/v1/incoming-funds/{id}", {
        params: { path: { id }, header: { "If-Match": toEtag(base) } },
        body: patch,
      }),
    );
    toast({ title: strings.edited, tone: "good" });
    void refetchFunds();
  };
  const area = useRef<HTMLDivElement>(null);
  // Moves focus, because the pressed button disappears. Focusing the owner picker would open its list.
  const focusNote = () => area.current?.querySelector("textarea")?.focus();
  if (!schema) return <Skeleton lines={4} />;
  return (
    <div ref={area}>
      <EditForm
        schema={schema}
        latest={latest}
        onlyFields={suspense ? [...ALWAYS_EDITABLE, "returnBy"] : ALWAYS_EDITABLE}
        path={`/v1/incoming-funds/${id}`}
        save={save}
        onConflict={() => void refetchFunds()}
        renderConflict={(base, continueEditing) =>
          base.version < latest.version && (
            <Notice tone="warn" title={strings.conflictTitle}>
              <p>{strings.conflictHint}</p>
              <ChangesTable changes={diffFields(base, latest, getName)} label={strings.conflictTitle} />
              <div>
                <Button
                  onPress={() => {
                    focusNote();
                    continueEditing();
                  }}
                >
                  {strings.continueEditing}
                </Button>
              </div>
            </Notice>
          )
        }
        onDone={onClose}
        overrides={FIELD_OVERRIDES}
      />
    </div>
  );
}

function diffFields(base: EditableFields, latest: EditableFields, getName: (id: string) => string): Change[] {
  const toRows = ({ ownerId, note, returnBy }: EditableFields) => [
    [strings.owner, ownerId && getName(ownerId)] as const,
    [strings.note, note] as const,
    [strings.returnBy, returnBy] as const,
  ];
  const before = new Map(toRows(base));
  return toRows(latest)
    .map(([label, after]) => ({ label, before: before.get(label) ?? null, after }))
    .filter((change) => change.before !== change.after);
}
