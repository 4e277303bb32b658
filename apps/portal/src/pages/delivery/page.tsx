import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { api, getBody, type Schemas } from "../../api/client.ts";
import { getQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import {
  Button,
  CopyAsCurl,
  DefinitionList,
  ErrorNotice,
  LoadedPage,
  Notice,
  PageHeader,
  RelativeTime,
  Section,
  State,
  TextLink,
  toast,
} from "../../ui/index.ts";
import { findFailureCause } from "../webhook/failure-cause.ts";
import { Attempts } from "./attempts.tsx";
import { strings } from "./strings.ts";

const POLL_INTERVAL_MS = 2_000;

export function Page() {
  const { id } = useParams({ strict: false }) as { id: string };
  const hasScope = useHasScope();
  const navigate = useNavigate();
  const delivery = useQuery({
    ...getQuery("/v1/deliveries/{id}", { params: { path: { id } } }),
    refetchInterval: ({ state }) => (state.data?.status === "waiting" ? POLL_INTERVAL_MS : false),
  });
  const resend = useMutation({
    mutationFn: ({ eventId, endpointId }: { eventId: string; endpointId: string }) =>
      getBody(
        api.POST("/v1/events/{id}/redeliver", { params: { path: { id: eventId } }, body: { endpointId } }),
      ),
    async onSuccess({ data: [redelivery] }) {
      toast({ title: strings.resent, tone: "good" });
      if (redelivery) await navigate({ to: `/deliveries/${redelivery.id}` });
    },
  });
  return (
    <LoadedPage query={delivery} noun="Delivery" list={{ href: "/webhooks", title: "Webhooks" }}>
      {(data) => (
        <>
          <PageHeader
            title={`${strings.title}: ${data.eventType}`}
            mark={<State state={data.status} />}
            actions={
              <>
                <CopyAsCurl call={{ method: "GET", path: `/v1/deliveries/${id}` }} />
                {hasScope("webhooks:write") && (
                  <Button onPress={() => resend.mutate(data)} isPending={resend.isPending}>
                    {strings.resend}
                  </Button>
                )}
              </>
            }
          >
            <span className="mono">{id}</span>
          </PageHeader>
          <ErrorNotice error={resend.error} />
          <Failure delivery={data} />
          <Section title={strings.title}>
            <DefinitionList
              items={[
                [
                  strings.event,
                  <TextLink key="event" href={`/events/${data.eventId}`}>
                    <span className="mono">{data.eventId}</span>
                  </TextLink>,
                ],
                [
                  strings.endpoint,
                  <TextLink key="endpoint" href={`/webhooks/${data.endpointId}`}>
                    <span className="mono">{data.endpointId}</span>
                  </TextLink>,
                ],
                [strings.kind, strings.kinds[data.kind]],
                [strings.created, <RelativeTime key="made" time={data.createdAt} />],
                data.nextAttemptAt !== null && [
                  strings.next,
                  <RelativeTime key="next" time={data.nextAttemptAt} />,
                ],
                data.endedAt !== null && [strings.ended, <RelativeTime key="ended" time={data.endedAt} />],
              ]}
            />
          </Section>
          <Attempts id={id} count={data.attempts} isWaiting={data.status === "waiting"} />
        </>
      )}
    </LoadedPage>
  );
}

function Failure({ delivery }: { delivery: Schemas["WebhookDeliveryWithAttempts"] }) {
  const attempt = delivery.history.at(-1);
  const cause = attempt && delivery.status !== "succeeded" ? findFailureCause(attempt) : null;
  if (!cause) return null;
  return (
    <Notice tone="warn" title={cause.title}>
      <p>
        <strong>{strings.remedy}:</strong> {cause.remedy}
      </p>
      <p>
        <TextLink href={`/webhooks/${delivery.endpointId}`}>{strings.toEndpoint}</TextLink>
      </p>
    </Notice>
  );
}
