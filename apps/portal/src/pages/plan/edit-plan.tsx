import type { Schemas } from "../../api/client.ts";
import { api, getBody } from "../../api/client.ts";
import { getQuery, idParams, queryClient, refetch, useInputSchema } from "../../api/queries.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { Dialog, Skeleton, toast } from "../../ui/index.ts";
import { PLAN_FIELD_OVERRIDES } from "../plans/plan-overrides.ts";
import { EditConflict } from "../rollover/edit-conflict.tsx";
import { toEtag } from "../rollover/queries.ts";
import { strings } from "./strings.ts";

type Plan = Schemas["Plan"];

export function EditPlan({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const schema = useInputSchema("updatePlan");
  const save = async (patch: Record<string, unknown>, base: Plan) => {
    const next = await getBody(
      api.PATCH("/v1/plans/{id}", {
        params: { path: { id: base.id }, header: { "If-Match": toEtag(base) } },
        body: patch,
      }),
    );
    queryClient.setQueryData(getQuery("/v1/plans/{id}", idParams(base.id)).queryKey, next);
    toast({ title: strings.saved, tone: "good" });
    await refetch("/v1/plans");
  };
  return (
    <Dialog title={strings.editTitle} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{strings.editHint}</p>
      {schema ? (
        <EditForm
          schema={schema}
          latest={plan}
          path={`/v1/plans/${plan.id}`}
          save={save}
          onConflict={() => void refetch("/v1/plans/{id}")}
          renderConflict={(base, continueEditing) => (
            <EditConflict
              base={base}
              strings={strings}
              latest={plan}
              fields={COMPARED_FIELDS}
              onContinue={continueEditing}
            />
          )}
          onDone={onClose}
          overrides={PLAN_FIELD_OVERRIDES}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

const COMPARED_FIELDS = ["name", "planKind", "sponsorName", "recordkeeperId", "contact"] as const;
