import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Schemas } from "../../api/client.ts";
import { getQuery, listQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import {
  Button,
  CodeText,
  type Column,
  CopyAsCurl,
  EmptyState,
  PagedTable,
  PageHeader,
  RelativeTime,
  Sparkline,
} from "../../ui/index.ts";
import { EndpointState } from "./endpoint-state.tsx";
import { NewEndpoint } from "./new-endpoint.tsx";
import { strings } from "./strings.ts";
import "./webhooks.css";

type Endpoint = Schemas["WebhookEndpoint"];

const POLL_INTERVAL_MS = 30_000;

export function Page() {
  const hasScope = useHasScope();
  const [isAdding, setAdding] = useState(false);
  const endpoints = useInfiniteQuery(
    listQuery("/v1/webhook-endpoints", { params: { query: { limit: 50 } } }),
  );
  const { data: activity } = useQuery({
    ...getQuery("/portal/api/webhook-endpoints/stats"),
    refetchInterval: POLL_INTERVAL_MS,
  });
  const addButton = hasScope("webhooks:write") && (
    <Button variant="primary" onPress={() => setAdding(true)}>
      {strings.add}
    </Button>
  );
  const columns: readonly Column<Endpoint>[] = [
    {
      id: "url",
      title: strings.endpoint,
      cell: ({ url, description }) => (
        <span className="endpoint-name">
          <CodeText text={url} />
          {description && <span className="soft">{description}</span>}
        </span>
      ),
    },
    { id: "state", title: strings.state, cell: (endpoint) => <EndpointState endpoint={endpoint} /> },
    {
      id: "events",
      title: strings.events,
      isSecondary: true,
      cell: ({ eventTypes: [first, ...otherTypes] }) => (
        <span>
          <code>{first}</code>
          {otherTypes.length > 0 && ` +${otherTypes.length}`}
        </span>
      ),
    },
    {
      id: "day",
      title: strings.day,
      cell: ({ id }) => <DayActivity activity={activity?.data.find(({ endpointId }) => endpointId === id)} />,
    },
    {
      id: "created",
      title: strings.created,
      isSecondary: true,
      cell: ({ createdAt }) => <RelativeTime time={createdAt} />,
    },
  ];
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={
          <>
            <CopyAsCurl call={{ method: "GET", path: "/v1/webhook-endpoints" }} />
            {addButton}
          </>
        }
      >
        <p>
          {strings.lead} <a href="/docs/guides/receive-webhooks">{strings.guide}</a>
        </p>
      </PageHeader>
      <PagedTable<Endpoint>
        query={endpoints}
        label={strings.title}
        columns={columns}
        href={({ id }) => `/webhooks/${id}`}
        empty={
          <EmptyState title={strings.emptyTitle} action={addButton}>
            {strings.empty}
          </EmptyState>
        }
      />
      {isAdding && <NewEndpoint onClose={() => setAdding(false)} />}
    </>
  );
}

function DayActivity({ activity }: { activity: Activity | undefined }) {
  if (!activity || activity.succeeded + activity.failed === 0)
    return <span className="soft">{strings.none}</span>;
  const label = strings.counts(activity.succeeded, activity.failed);
  return (
    <span className="endpoint-day">
      <Sparkline
        values={activity.hours.map(({ succeeded, failed }) => succeeded + failed)}
        label={label}
        tone={activity.failed > 0 ? "bad" : "good"}
      />
      <span aria-hidden="true" className="soft numbers">
        {label}
      </span>
    </span>
  );
}

interface Activity {
  succeeded: number;
  failed: number;
  hours: { succeeded: number; failed: number }[];
}
