import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { api, getBody } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { refetch, useInputSchema } from "../../api/queries.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { CreateForm } from "../../forms/create-form.tsx";
import { Dialog, Notice, Skeleton, TextLink, toast } from "../../ui/index.ts";
import { PLAN_FIELD_OVERRIDES } from "./plan-overrides.ts";
import { strings } from "./strings.ts";

export function NewPlan({ onClose }: { onClose: () => void }) {
  const schema = useInputSchema("createPlan");
  const navigate = useNavigate();
  const getIdempotencyKey = useIdempotencyKey();
  const create = useMutation({
    mutationFn: (body: unknown) =>
      getBody(
        api.POST("/v1/plans", {
          params: { header: { "Idempotency-Key": getIdempotencyKey(body) } },
          body: body as never,
        }),
      ),
    async onSuccess({ id }) {
      toast({ title: strings.created, tone: "good" });
      void refetch("/v1/plans");
      await navigate({ to: "/plans/$id", params: { id } });
    },
  });
  const existingId = useMemo(() => findExistingPlan(create.error), [create.error]);
  return (
    <Dialog title={strings.new} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{strings.newHint}</p>
      {existingId && (
        <Notice tone="bad" title={strings.openExisting}>
          <p>
            <TextLink href={`/plans/${existingId}`}>{strings.openExistingLink}</TextLink>
          </p>
        </Notice>
      )}
      {schema ? (
        <CreateForm
          schema={schema}
          create={existingId ? { ...create, error: null } : create}
          labels={strings}
          onClose={onClose}
          overrides={PLAN_FIELD_OVERRIDES}
          layout="columns"
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

function findExistingPlan(error: unknown): string | null {
  if (!(error instanceof ProblemError) || error.code !== "duplicate_plan") return null;
  const { planId } = error.problem;
  return typeof planId === "string" ? planId : null;
}
