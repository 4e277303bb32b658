import { useMutation } from "@tanstack/react-query";
import { api, getBody } from "../../api/client.ts";
import { useInputSchema } from "../../api/queries.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { CreateForm } from "../../forms/create-form.tsx";
import { CustodianField } from "../../forms/picker-fields.tsx";
import { Dialog, Skeleton, toast } from "../../ui/index.ts";
import { refetchFunds } from "./incoming-funds.ts";
import { strings } from "./strings.ts";

const FIELD_OVERRIDES = { custodianId: CustodianField };

export function RecordMoney({
  onClose,
  onRecorded,
}: {
  onClose: () => void;
  onRecorded: (id: string) => void;
}) {
  const schema = useInputSchema("recordIncomingFunds");
  const getIdempotencyKey = useIdempotencyKey();
  const create = useMutation({
    mutationFn: (body: unknown) =>
      getBody(
        api.POST("/v1/incoming-funds", {
          params: { header: { "Idempotency-Key": getIdempotencyKey(body) } },
          body: body as never,
        }),
      ),
    onSuccess({ id }) {
      toast({ title: strings.recorded, tone: "good" });
      void refetchFunds();
      onRecorded(id);
    },
  });
  return (
    <Dialog title={strings.record} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{strings.recordHint}</p>
      {schema ? (
        <CreateForm
          schema={schema}
          create={create}
          labels={strings}
          onClose={onClose}
          overrides={FIELD_OVERRIDES}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}
