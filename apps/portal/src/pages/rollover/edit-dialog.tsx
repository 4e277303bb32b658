import { api, getBody } from "../../api/client.ts";
import { useInputSchema } from "../../api/queries.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { AssigneeField, PlanField } from "../../forms/picker-fields.tsx";
import { Dialog, Skeleton, toast } from "../../ui/index.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { strings } from "./details-strings.ts";
import { applyUpdate, refetchRollover, toEtag } from "./queries.ts";
import type { Rollover } from "./rollover.ts";

const FIELD_OVERRIDES = {
  assigneeId: AssigneeField,
  "source/planId": PlanField,
  "destination/planId": PlanField,
};
const ALWAYS_EDITABLE = ["assigneeId", "priority", "tags", "metadata"];

export function EditDialog({ rollover, onClose }: { rollover: Rollover; onClose: () => void }) {
  const schema = useInputSchema("updateRollover");
  const save = async (patch: Record<string, unknown>, base: Rollover) => {
    const next = await getBody(
      api.PATCH("/v1/rollovers/{id}", {
        params: { path: { id: base.id }, header: { "If-Match": toEtag(base) } },
        body: patch,
      }),
    );
    toast({ title: strings.saved, tone: "good" });
    await applyUpdate(next);
  };
  return (
    <Dialog title={strings.editTitle} isOpen onClose={onClose} size="wide" role="alertdialog">
      {rollover.state !== "draft" && <p className="soft">{strings.editHint}</p>}
      {schema ? (
        <EditForm
          schema={schema}
          latest={rollover}
          {...(rollover.state === "draft" ? {} : { onlyFields: ALWAYS_EDITABLE })}
          path={`/v1/rollovers/${rollover.id}`}
          save={save}
          onConflict={() => void refetchRollover()}
          renderConflict={(base, continueEditing) => (
            <ConflictNotice base={base} latest={rollover} onContinue={continueEditing} />
          )}
          onDone={onClose}
          overrides={FIELD_OVERRIDES}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}
