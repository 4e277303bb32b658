import { useMutation } from "@tanstack/react-query";
import { api, getBody } from "../../api/client.ts";
import { useInputSchema } from "../../api/queries.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { CreateForm } from "../../forms/create-form.tsx";
import type { Draft } from "../../forms/draft.ts";
import { Skeleton, toast } from "../../ui/index.ts";
import { type IncomingFunds, refetchFunds, reloadAfterConflict } from "./incoming-funds.ts";
import { OwnerField } from "./owner-field.tsx";
import { strings } from "./strings.ts";

const CHANGES = {
  suspend: {
    operation: "suspendIncomingFunds",
    path: "/v1/incoming-funds/{id}/suspend",
    button: strings.suspend,
    done: strings.suspended,
    hint: null,
  },
  returnToSender: {
    operation: "returnIncomingFunds",
    path: "/v1/incoming-funds/{id}/return",
    button: strings.returnToSender,
    done: strings.returned,
    hint: strings.returnHint,
  },
  reverse: {
    operation: "reverseIncomingFunds",
    path: "/v1/incoming-funds/{id}/reverse",
    button: strings.reverse,
    done: strings.reversedToast,
    hint: strings.reverseHint,
  },
  unapply: {
    operation: "unapplyIncomingFunds",
    path: "/v1/incoming-funds/{id}/unapply",
    button: strings.unapply,
    done: strings.unapplied,
    hint: strings.unapplyHint,
  },
} as const;

const FIELD_OVERRIDES = { ownerId: OwnerField };

export type ChangeName = keyof typeof CHANGES;

interface FundsChangeProps {
  name: ChangeName;
  funds: IncomingFunds;
  /** Values from the bank file. */
  initial?: Draft;
  onClose: () => void;
}

export function FundsChange({ name, funds, initial, onClose }: FundsChangeProps) {
  const { operation, path, button, done, hint } = CHANGES[name];
  const schema = useInputSchema(operation);
  const getIdempotencyKey = useIdempotencyKey();
  const change = useMutation({
    mutationFn: (body: unknown) =>
      getBody(
        api.POST(path, {
          params: {
            path: { id: funds.id },
            header: { "If-Match": `"${funds.version}"`, "Idempotency-Key": getIdempotencyKey(body) },
          },
          body: body as never,
        }),
      ),
    onError: reloadAfterConflict,
    onSuccess() {
      toast({ title: done, tone: "good" });
      onClose();
      void refetchFunds();
    },
  });
  return (
    <>
      {hint && <p className="soft">{hint}</p>}
      {schema ? (
        <CreateForm
          schema={schema}
          create={change}
          labels={{ create: button, cancel: strings.cancel }}
          onClose={onClose}
          overrides={FIELD_OVERRIDES}
          {...(initial === undefined ? {} : { initial })}
        />
      ) : (
        <Skeleton lines={4} />
      )}
    </>
  );
}
