import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, getBody } from "../api/client.ts";
import { useInputSchema } from "../api/queries.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { CreateForm } from "../forms/create-form.tsx";
import { SingleLineView } from "../forms/leaf-fields.tsx";
import { LinesField } from "../forms/lines-field.tsx";
import { omitFields } from "../forms/omit-fields.ts";
import type { Subject } from "../requirements/requirement-sets.ts";
import { Dialog, Skeleton, toast } from "../ui/index.ts";
import { refetchPaymentDetails } from "./payment-details.ts";
import { strings } from "./strings.ts";

const FIELD_OVERRIDES = { checkAddress: LinesField, source: SingleLineView };

export function AddPaymentDetails({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const inputSchema = useInputSchema("createPaymentDetails");
  const schema = useMemo(
    () => inputSchema && omitFields(inputSchema, ["planId", "custodianId"]),
    [inputSchema],
  );
  const getIdempotencyKey = useIdempotencyKey();
  const create = useMutation({
    mutationFn: (input: unknown) => {
      const body = { ...subject, ...(input as object) };
      return getBody(
        api.POST("/v1/payment-details", {
          params: { header: { "Idempotency-Key": getIdempotencyKey(body) } },
          body: body as never,
        }),
      );
    },
    async onSuccess() {
      toast({ title: strings.saved, tone: "good" });
      await refetchPaymentDetails();
      onClose();
    },
  });
  return (
    <Dialog title={strings.add} isOpen onClose={onClose} size="wide" role="alertdialog">
      <p className="soft">{strings.addHint}</p>
      {schema ? (
        <CreateForm
          schema={schema}
          create={create}
          labels={{ create: strings.save, cancel: strings.cancel }}
          onClose={onClose}
          overrides={FIELD_OVERRIDES}
          layout="columns"
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}
