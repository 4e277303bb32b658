import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api, getBody } from "../../api/client.ts";
import { useInputSchema } from "../../api/queries.ts";
import { CreateForm } from "../../forms/create-form.tsx";
import type { Schema } from "../../forms/field.ts";
import { Dialog, Skeleton, toast } from "../../ui/index.ts";
import { strings } from "./details-strings.ts";
import { refetchRollover, toEtag } from "./queries.ts";
import type { Rollover } from "./rollover.ts";

export function ResidualDialog({ rollover, onClose }: { rollover: Rollover; onClose: () => void }) {
  const schema = useInputSchema("createResidual");
  return (
    <Dialog title={strings.residual} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{strings.residualHint}</p>
      {schema ? <ResidualForm rollover={rollover} schema={schema} onClose={onClose} /> : <Skeleton />}
    </Dialog>
  );
}

function ResidualForm({
  rollover,
  schema,
  onClose,
}: {
  rollover: Rollover;
  schema: Schema;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (body: unknown) =>
      getBody(
        api.POST("/v1/rollovers/{id}/residuals", {
          params: { path: { id: rollover.id }, header: { "If-Match": toEtag(rollover) } },
          body: body as never,
        }),
      ),
    async onSuccess({ id }) {
      toast({ title: strings.residualDone, tone: "good" });
      onClose();
      await refetchRollover();
      await navigate({ to: "/rollovers/$id", params: { id } });
    },
  });
  return <CreateForm schema={schema} create={create} labels={strings} onClose={onClose} />;
}
