import { useMutation, useQuery } from "@tanstack/react-query";
import { api, getBody } from "../../api/client.ts";
import { getQuery, idParams, refetch } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { Button, ErrorNotice, RelativeTime, Skeleton, TextLink, toast } from "../../ui/index.ts";
import { fixStrings as strings } from "./cause-strings.ts";
import { findFailureCause } from "./failure-cause.ts";
import type { Endpoint } from "./queries.ts";
import { TestResult, useSendTest } from "./send-test.tsx";

const HOUR_MS = 3_600_000;
const POLL_INTERVAL_MS = 5_000;

export function FixEndpoint({ endpoint, failingSince }: { endpoint: Endpoint; failingSince: string | null }) {
  const hasScope = useHasScope();
  const { id, enabled } = endpoint;
  const test = useSendTest(id);
  // Resends from an hour before the first failure, because events are created before their first attempt.
  const since = failingSince && new Date(Date.parse(failingSince) - HOUR_MS).toISOString();
  const resend = useMutation({
    mutationFn: (from: string) =>
      getBody(
        api.POST("/v1/webhook-endpoints/{id}/recover", {
          ...idParams(id),
          body: { status: "failed", since: from },
        }),
      ),
    onSuccess: async () => {
      toast({ title: strings.resent, tone: "good" });
      await refetch("/v1/webhook-endpoints/{id}/recover", "/v1/webhook-endpoints/{id}/deliveries");
    },
  });
  return (
    <div className="stack stack-tight">
      <LastFailure id={id} />
      {test.data && <TestResult deliveryId={test.data.id} isEnabled={enabled} />}
      <ErrorNotice error={test.error ?? resend.error} />
      {hasScope("webhooks:write") && (
        <div className="row">
          <Button size="small" onPress={() => test.mutate()} isPending={test.isPending}>
            {test.data ? strings.testAgain : strings.test}
          </Button>
          {since !== null && (
            <Button
              size="small"
              variant="primary"
              onPress={() => resend.mutate(since)}
              isPending={resend.isPending}
              isDisabled={resend.isSuccess}
            >
              {strings.resend}
            </Button>
          )}
        </div>
      )}
      {since !== null && (
        <p className="soft">
          {strings.resendHint} <RelativeTime time={failingSince} />. {strings.retrying}
        </p>
      )}
    </div>
  );
}

function LastFailure({ id }: { id: string }) {
  const toQuery = (status: "failed" | "waiting") => ({
    ...getQuery("/v1/webhook-endpoints/{id}/deliveries", {
      params: { path: { id }, query: { status, limit: 100 } },
    }),
    // Polls, because deliveries emit no change events.
    refetchInterval: POLL_INTERVAL_MS,
  });
  const failed = useQuery(toQuery("failed"));
  const waiting = useQuery(toQuery("waiting"));
  // The newest deliveries may have no attempt, because they wait for earlier events of their rollover.
  const [latest] = [...(failed.data?.data ?? []), ...(waiting.data?.data ?? [])]
    .filter(({ attempts }) => attempts > 0)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  const delivery = useQuery({
    ...getQuery("/v1/deliveries/{id}", idParams(latest?.id ?? "")),
    enabled: latest !== undefined,
  });
  const attempt = delivery.data?.history.at(-1);
  const cause = attempt && findFailureCause(attempt);
  if ([failed, waiting, delivery].some(({ isLoading }) => isLoading)) return <Skeleton lines={2} />;
  if (!latest || !attempt || !cause) return null;
  return (
    <div className="endpoint-failure">
      <p>
        <strong>{strings.lastFailure}:</strong> {cause.title}, <RelativeTime time={attempt.attemptedAt} />.{" "}
        <TextLink href={`/deliveries/${latest.id}`}>{strings.viewAttempt}</TextLink>
      </p>
      <p>
        <strong>{strings.remedy}:</strong> {cause.remedy}
      </p>
    </div>
  );
}
