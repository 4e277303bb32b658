import { useMutation } from "@tanstack/react-query";
import { api, getBody } from "../../api/client.ts";
import { useInputSchema } from "../../api/queries.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { CreateForm } from "../../forms/create-form.tsx";
import type { Schema } from "../../forms/field.ts";
import { Dialog, Skeleton, toast } from "../../ui/index.ts";
import { refetchLetters } from "./letter-calls.ts";
import { formatLetterKind, type Letter } from "./letters.ts";
import { strings } from "./letters-strings.ts";

interface RequestSignatureDialogProps {
  letter: Letter;
  onClose: () => void;
}

export function RequestSignatureDialog({ letter, onClose }: RequestSignatureDialogProps) {
  const schema = useInputSchema("requestLetterSignature");
  return (
    <Dialog
      title={strings.requestTitle(formatLetterKind(letter.kind), letter.number)}
      isOpen
      onClose={onClose}
      role="alertdialog"
    >
      <p className="soft">{strings.requestHint}</p>
      {schema ? <RequestForm letter={letter} schema={schema} onClose={onClose} /> : <Skeleton />}
    </Dialog>
  );
}

function RequestForm({
  letter: { id, number },
  schema,
  onClose,
}: RequestSignatureDialogProps & { schema: Schema }) {
  const idempotencyKeyFor = useIdempotencyKey();
  const create = useMutation({
    mutationFn: (body: unknown) =>
      getBody(
        api.POST("/v1/letters/{id}/signature-requests", {
          params: { path: { id }, header: { "Idempotency-Key": idempotencyKeyFor(body) } },
          body: body as never,
        }),
      ),
    onSuccess() {
      toast({ title: strings.requestedToast(number), tone: "good" });
      onClose();
      void refetchLetters();
    },
  });
  return <CreateForm schema={schema} create={create} labels={strings.requestForm} onClose={onClose} />;
}
