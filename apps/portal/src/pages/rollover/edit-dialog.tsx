import { answer, api } from "../../api/client.ts";
import { useInputSchema } from "../../api/forms.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { AssigneeField } from "../../forms/picked-fields.tsx";
import { Dialog, Skeleton, toast } from "../../ui/index.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { strings } from "./details-strings.ts";
import { readAgain, showChanged, tagOf } from "./queries.ts";
import type { Rollover } from "./rollover.ts";

const INSTEAD = { assigneeId: AssigneeField };
/** Editable in every state, since no rule depends on them. */
const ALWAYS = ["assigneeId", "priority", "tags", "metadata"];

export function EditDialog({ rollover, onClose }: { rollover: Rollover; onClose: () => void }) {
  const schema = useInputSchema("updateRollover");
  const save = async (patch: Record<string, unknown>, seen: Rollover) => {
    const next = await answer(
      api.PATCH("/v1/rollovers/{id}", {
        params: { path: { id: seen.id }, header: { "If-Match": tagOf(seen) } },
        body: patch,
      }),
    );
    toast({ title: strings.saved, tone: "good" });
    await showChanged(next);
  };
  return (
    <Dialog title={strings.editTitle} isOpen onClose={onClose} size="wide" role="alertdialog">
      {rollover.state !== "draft" && <p className="soft">{strings.editHint}</p>}
      {schema ? (
        <EditForm
          schema={schema}
          latest={rollover}
          {...(rollover.state === "draft" ? {} : { only: ALWAYS })}
          path={`/v1/rollovers/${rollover.id}`}
          save={save}
          onOvertaken={() => void readAgain()}
          meanwhile={(seen, goOn) => <ChangedMeanwhile seen={seen} latest={rollover} onSeen={goOn} />}
          onDone={onClose}
          instead={INSTEAD}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}
