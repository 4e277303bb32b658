import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import type { Schemas } from "../../api/client.ts";
import { getQuery, listQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import {
  Button,
  CodeBlock,
  type Column,
  CopyAsCurl,
  LoadedPage,
  PagedTable,
  PageHeader,
  RelativeTime,
  Section,
  State,
} from "../../ui/index.ts";
import { Redeliver } from "./redeliver.tsx";
import { strings } from "./strings.ts";

type DeliveryRow = Schemas["WebhookDelivery"] & { endpointUrl: string };

const POLL_INTERVAL_MS = 5_000;

const COLUMNS: readonly Column<DeliveryRow>[] = [
  {
    id: "endpoint",
    title: strings.endpoint,
    cell: ({ endpointUrl }) => <span className="mono">{endpointUrl}</span>,
  },
  { id: "status", title: strings.status, cell: ({ status }) => <State state={status} /> },
  {
    id: "attempts",
    title: strings.attempts,
    align: "end",
    isSecondary: true,
    cell: ({ attempts }) => attempts,
  },
  { id: "kind", title: strings.kind, isSecondary: true, cell: ({ kind }) => strings.kinds[kind] },
  { id: "made", title: strings.created, cell: ({ createdAt }) => <RelativeTime time={createdAt} /> },
];

export function Page() {
  const { id } = useParams({ strict: false }) as { id: string };
  const hasScope = useHasScope();
  const [isRedeliverOpen, setRedeliverOpen] = useState(false);
  const event = useQuery(getQuery("/v1/events/{id}", { params: { path: { id } } }));
  return (
    <LoadedPage query={event} noun="Event" list={{ href: "/events", title: "Events" }}>
      {(data) => (
        <>
          <PageHeader
            title={data.type}
            actions={
              <>
                <CopyAsCurl call={{ method: "GET", path: `/v1/events/${id}` }} />
                {hasScope("webhooks:write") && (
                  <Button onPress={() => setRedeliverOpen(true)}>{strings.redeliver}</Button>
                )}
              </>
            }
          >
            <p className="row">
              <span className="mono">{id}</span>
              <span>
                {strings.occurred} <RelativeTime clock="organization" time={data.createdAt} />
              </span>
            </p>
          </PageHeader>
          {hasScope("webhooks:read") && <EventDeliveries id={id} />}
          <Section title={strings.payload}>
            <p className="soft">{strings.payloadNote}</p>
            <CodeBlock label={strings.json} code={data} />
          </Section>
          {isRedeliverOpen && <Redeliver id={id} onClose={() => setRedeliverOpen(false)} />}
        </>
      )}
    </LoadedPage>
  );
}

function EventDeliveries({ id }: { id: string }) {
  const deliveries = useInfiniteQuery({
    ...listQuery("/portal/api/events/{id}/deliveries", { params: { path: { id }, query: { limit: 50 } } }),
    refetchInterval: POLL_INTERVAL_MS,
  });
  return (
    <Section title={strings.deliveries}>
      <PagedTable<DeliveryRow>
        query={deliveries}
        lines={2}
        label={strings.deliveries}
        columns={COLUMNS}
        href={(one) => `/deliveries/${one.id}`}
        empty={<p className="soft">{strings.noEndpoint}</p>}
      />
    </Section>
  );
}
