import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api, getBody } from "../../api/client.ts";
import { refetch, useInputSchema } from "../../api/queries.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { CreateForm } from "../../forms/create-form.tsx";
import type { Schema } from "../../forms/field.ts";
import { Dialog, Skeleton, toast } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export function NewAccount({ onClose }: { onClose: () => void }) {
  const schema = useInputSchema("createOrRetrieveAccount");
  return (
    <Dialog title={strings.new} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{strings.newHint}</p>
      {schema ? <AccountForm schema={schema} onClose={onClose} /> : <Skeleton lines={6} />}
    </Dialog>
  );
}

function AccountForm({ schema, onClose }: { schema: Schema; onClose: () => void }) {
  const navigate = useNavigate();
  const getIdempotencyKey = useIdempotencyKey();
  const create = useMutation({
    mutationFn: (body: unknown) =>
      getBody(
        api.POST("/v1/accounts", {
          params: { header: { "Idempotency-Key": getIdempotencyKey(body) } },
          body: body as never,
        }),
      ),
    async onSuccess({ account: { id }, created }) {
      toast({ title: created ? strings.accountCreated : strings.alreadyExists, tone: "good" });
      void refetch("/v1/accounts");
      await navigate({ to: "/accounts/$id", params: { id } });
    },
  });
  return <CreateForm schema={schema} create={create} labels={strings} onClose={onClose} />;
}
