import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody, type Schemas } from "../../api/client.ts";
import { flattenPages, listQuery } from "../../api/queries.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import {
  Button,
  Dialog,
  DialogActions,
  EmptyState,
  Form,
  LoadMore,
  QueryContent,
  Select,
  TextField,
  TextLink,
  toast,
} from "../../ui/index.ts";
import { refetchLetters } from "./letter-calls.ts";
import { formatLetterKind, type Letter } from "./letters.ts";
import { strings } from "./letters-strings.ts";
import { receivesSignatureRequests } from "./signature-endpoints.ts";

interface RequestSignatureDialogProps {
  letter: Letter;
  onClose: () => void;
}

type Endpoint = Schemas["WebhookEndpoint"];

export function RequestSignatureDialog({ letter, onClose }: RequestSignatureDialogProps) {
  const query = useInfiniteQuery(listQuery("/v1/webhook-endpoints", { params: { query: { limit: 100 } } }));
  return (
    <Dialog
      title={strings.requestTitle(formatLetterKind(letter.kind), letter.number)}
      isOpen
      onClose={onClose}
      role="alertdialog"
    >
      <p className="soft">{strings.requestHint}</p>
      <QueryContent query={query}>
        {(data) => {
          const endpoints = flattenPages<Endpoint>(data).filter(receivesSignatureRequests);
          return endpoints.length === 0 ? (
            <NoEndpoints onClose={onClose} />
          ) : (
            <RequestForm letter={letter} endpoints={endpoints} onClose={onClose} />
          );
        }}
      </QueryContent>
      <LoadMore query={query} />
    </Dialog>
  );
}

function NoEndpoints({ onClose }: { onClose: () => void }) {
  return (
    <>
      <EmptyState
        title={strings.noEndpoints}
        action={<TextLink href="/webhooks">{strings.webhooks}</TextLink>}
      >
        {strings.noEndpointsHint}
      </EmptyState>
      <DialogActions>
        <Button onPress={onClose}>{strings.requestForm.cancel}</Button>
      </DialogActions>
    </>
  );
}

function RequestForm({
  letter: { id, number, signatureRequest },
  endpoints,
  onClose,
}: RequestSignatureDialogProps & { endpoints: readonly Endpoint[] }) {
  const earlierEndpoint = endpoints.find((one) => one.id === signatureRequest?.endpointId);
  const [endpointId, setEndpointId] = useState(
    earlierEndpoint?.id ?? (endpoints.length === 1 ? endpoints[0]?.id : null),
  );
  const [name, setName] = useState(signatureRequest?.signer?.name ?? "");
  const [email, setEmail] = useState(signatureRequest?.signer?.email ?? "");
  const getIdempotencyKey = useIdempotencyKey();
  const create = useMutation({
    mutationFn: (body: { endpointId: string; signer: { name: string; email: string } }) =>
      getBody(
        api.POST("/v1/letters/{id}/signature-requests", {
          params: { path: { id }, header: { "Idempotency-Key": getIdempotencyKey(body) } },
          body,
        }),
      ),
    onSuccess() {
      toast({ title: strings.requestedToast(number), tone: "good" });
      onClose();
      void refetchLetters();
    },
  });
  return (
    <Form
      label={strings.request}
      error={create.error}
      onSubmit={() => endpointId && create.mutate({ endpointId, signer: { name, email } })}
    >
      <Select
        name="endpointId"
        label={strings.provider}
        options={endpoints.map(({ id: endpoint, url, description }) => ({
          id: endpoint,
          label: description ?? url,
          ...(description === null ? {} : { hint: url }),
        }))}
        value={endpointId ?? null}
        onChange={(next) => setEndpointId(String(next))}
        isRequired
      />
      <TextField
        name="signer/name"
        label={strings.signerName}
        maxLength={100}
        isRequired
        value={name}
        onChange={setName}
      />
      <TextField
        name="signer/email"
        label={strings.signerEmail}
        type="email"
        maxLength={254}
        isRequired
        value={email}
        onChange={setEmail}
      />
      <DialogActions>
        <Button onPress={onClose}>{strings.requestForm.cancel}</Button>
        <Button type="submit" variant="primary" isPending={create.isPending}>
          {strings.requestForm.create}
        </Button>
      </DialogActions>
    </Form>
  );
}
