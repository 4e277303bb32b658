import type { Schemas } from "../../api/client.ts";
import { api, getBody } from "../../api/client.ts";
import { getQuery, idParams, queryClient, refetch, useInputSchema } from "../../api/queries.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { toLabel } from "../../forms/labels.ts";
import { Button, Dialog, Notice, Skeleton, toast } from "../../ui/index.ts";
import { PLAN_FIELD_OVERRIDES } from "../plans/plan-overrides.ts";
import type { Change } from "../rollover/changes.ts";
import { ChangesTable } from "../rollover/changes-table.tsx";
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
            <ConflictNotice base={base} latest={plan} onContinue={continueEditing} />
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

function ConflictNotice({ base, latest, onContinue }: { base: Plan; latest: Plan; onContinue: () => void }) {
  if (latest.version <= base.version) return null;
  return (
    <Notice tone="warn" title={strings.conflictTitle}>
      <p>{strings.conflictHint}</p>
      <ChangesTable changes={diffPlans(base, latest)} label={strings.conflictTitle} />
      <div>
        <Button onPress={onContinue}>{strings.continueEditing}</Button>
      </div>
    </Notice>
  );
}

const COMPARED_FIELDS = ["name", "planKind", "sponsorName", "recordkeeperId", "contact"] as const;

function diffPlans(base: Plan, latest: Plan): Change[] {
  return COMPARED_FIELDS.map((name) => ({
    label: toLabel(name),
    before: formatValue(base[name]),
    after: formatValue(latest[name]),
  })).filter(({ before, after }) => before !== after);
}

function formatValue(value: Plan[(typeof COMPARED_FIELDS)[number]]): string | null {
  if (value === null) return null;
  return typeof value === "object" ? Object.values(value).flat().filter(Boolean).join(", ") : value;
}
