import { useMutation, useQuery } from "@tanstack/react-query";
import { api, getBody } from "../../api/client.ts";
import { getQuery, idParams, refetch } from "../../api/queries.ts";
import {
  Button,
  CodeBlock,
  Dialog,
  DialogActions,
  ErrorNotice,
  LinkButton,
  Notice,
  Skeleton,
} from "../../ui/index.ts";
import { findFailureCause } from "./failure-cause.ts";
import type { Endpoint } from "./queries.ts";
import { testStrings as strings } from "./strings.ts";

const POLL_INTERVAL_MS = 500;

export function useSendTest(id: string) {
  return useMutation({
    mutationFn: () => getBody(api.POST("/v1/webhook-endpoints/{id}/test", { ...idParams(id), body: {} })),
    onSuccess: () => refetch("/v1/webhook-endpoints/{id}/deliveries"),
  });
}

export function SendTest({ endpoint: { id, enabled } }: { endpoint: Endpoint }) {
  const send = useSendTest(id);
  return (
    <>
      <Button onPress={() => send.mutate()} isPending={send.isPending}>
        {strings.send}
      </Button>
      <Dialog
        title={strings.title}
        isOpen={send.data !== undefined || send.isError}
        onClose={() => send.reset()}
      >
        <ErrorNotice error={send.error} />
        {send.data && <TestResult deliveryId={send.data.id} isEnabled={enabled} />}
        <DialogActions>
          {send.data && <LinkButton href={`/deliveries/${send.data.id}`}>{strings.viewDetails}</LinkButton>}
          <Button variant="primary" onPress={() => send.reset()}>
            {strings.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** Waits for the first attempt of the delivery. */
export function TestResult({ deliveryId, isEnabled }: { deliveryId: string; isEnabled: boolean }) {
  const delivery = useQuery({
    ...getQuery("/v1/deliveries/{id}", idParams(deliveryId)),
    refetchInterval: ({ state }) => (state.data && state.data.history.length > 0 ? false : POLL_INTERVAL_MS),
  });
  const attempt = delivery.data?.history.at(-1);
  if (delivery.error) return <ErrorNotice error={delivery.error} />;
  if (!attempt) {
    return (
      <div role="status">
        <p>{isEnabled ? strings.sending : strings.queued}</p>
        {isEnabled && <Skeleton lines={2} />}
      </div>
    );
  }
  const { statusCode, latencyMs, error, responseBody } = attempt;
  const hasSucceeded = statusCode !== null && statusCode >= 200 && statusCode < 300;
  const cause = findFailureCause(attempt);
  const message =
    statusCode === null
      ? strings.noResponse(error ?? "")
      : (hasSucceeded ? strings.succeeded : strings.failed)(statusCode, latencyMs);
  return (
    <div role="status" className="stack">
      <Notice tone={hasSucceeded ? "good" : "bad"} title={message}>
        {cause && <p>{cause.remedy}</p>}
      </Notice>
      {responseBody && <CodeBlock label={`HTTP ${statusCode}`} code={responseBody} />}
    </div>
  );
}
