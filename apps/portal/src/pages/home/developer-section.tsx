import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../../api/client.ts";
import { browserClock } from "../../api/clock.ts";
import { getQuery } from "../../api/queries.ts";
import { QueryContent, RelativeTime, Section, TextLink } from "../../ui/index.ts";
import { formatKeyHint } from "../keys/key.ts";
import { type LoggedRequest, RequestRoute, StatusBadge } from "../logs/parts.tsx";
import { EndpointState } from "../webhooks/endpoint-state.tsx";
import { findKeyIssue } from "./key-issues.ts";
import { developerStrings as strings } from "./role-strings.ts";
import "./home.css";

type Endpoint = Schemas["WebhookEndpoint"];

const MAX_ROWS = 5;
/** Number of requests loaded per class of status codes. */
const ERROR_PAGE_SIZE = 20;
const pageParams = { params: { query: { limit: 100 } } };

export function DeveloperSection() {
  return (
    <section className="stack" aria-labelledby="integration">
      <h2 id="integration">{strings.title}</h2>
      <div className="columns home-wide-columns">
        <Endpoints />
        <Keys />
      </div>
      <Errors />
    </section>
  );
}

/** Automatically disabled endpoints come first, then failing ones. */
function rankEndpoint({ enabled, failingSince, disabledReason }: Endpoint): number {
  if (!enabled && disabledReason !== null) return 0;
  return failingSince !== null ? 1 : 2;
}

function Endpoints() {
  const endpoints = useQuery(getQuery("/v1/webhook-endpoints", pageParams));
  const stats = useQuery(getQuery("/portal/api/webhook-endpoints/stats"));
  return (
    <Section title={strings.endpoints} actions={<TextLink href="/webhooks">{strings.allEndpoints}</TextLink>}>
      <QueryContent query={endpoints}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft">{strings.noEndpoints}</p>
          ) : (
            <ul className="home-list">
              {data
                .toSorted((one, other) => rankEndpoint(one) - rankEndpoint(other))
                .slice(0, MAX_ROWS)
                .map((endpoint) => {
                  const activity = stats.data?.data.find(({ endpointId }) => endpointId === endpoint.id);
                  const attempts = activity ? activity.succeeded + activity.failed : 0;
                  return (
                    <li key={endpoint.id} className="row row-between">
                      <span className="home-item-text">
                        <TextLink href={`/webhooks/${endpoint.id}`}>
                          {endpoint.description ?? new URL(endpoint.url).host}
                        </TextLink>
                        <span className="soft">
                          {activity && attempts > 0
                            ? strings.delivered(activity.succeeded, activity.failed)
                            : strings.noAttempts}
                        </span>
                      </span>
                      <EndpointState endpoint={endpoint} />
                    </li>
                  );
                })}
            </ul>
          )
        }
      </QueryContent>
    </Section>
  );
}

function Keys() {
  const keys = useQuery(getQuery("/v1/api-keys", pageParams));
  const now = browserClock();
  return (
    <Section title={strings.keys} actions={<TextLink href="/keys">{strings.allKeys}</TextLink>}>
      <QueryContent query={keys}>
        {({ data }) => {
          const rows = data.flatMap((key) => {
            const issue = findKeyIssue(key, now);
            return issue === null ? [] : [{ key, issue }];
          });
          if (data.length === 0) return <p className="soft">{strings.noKeys}</p>;
          if (rows.length === 0) return <p className="soft">{strings.keysFine}</p>;
          return (
            <ul className="home-list">
              {rows.slice(0, MAX_ROWS).map(({ key, issue }) => (
                <li key={key.id} className="row row-between">
                  <span className="home-item-text">
                    <TextLink href={`/keys/${key.id}`}>{key.name}</TextLink>
                    <code className="soft">{formatKeyHint(key)}</code>
                  </span>
                  <span className="soft">
                    {strings[issue]}{" "}
                    <RelativeTime
                      time={issue === "expires" ? key.expiresAt : (key.lastUsedAt ?? key.createdAt)}
                    />
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryContent>
    </Section>
  );
}

function Errors() {
  const toParams = (status: "4xx" | "5xx") =>
    ({ params: { query: { status, limit: ERROR_PAGE_SIZE } } }) as never;
  const rejected = useQuery(getQuery("/portal/api/requests", toParams("4xx")));
  const failed = useQuery(getQuery("/portal/api/requests", toParams("5xx")));
  return (
    <Section
      title={strings.errors}
      actions={
        <>
          <TextLink href="/logs?status=4xx">{strings.allRejected}</TextLink>
          <TextLink href="/logs?status=5xx">{strings.allFailed}</TextLink>
        </>
      }
    >
      <QueryContent query={rejected}>
        {(rejectedPage) => (
          <QueryContent query={failed}>
            {(failedPage) => (
              <ErrorList requests={[...failedPage.data, ...rejectedPage.data] as LoggedRequest[]} />
            )}
          </QueryContent>
        )}
      </QueryContent>
    </Section>
  );
}

function ErrorList({ requests }: { requests: readonly LoggedRequest[] }) {
  if (requests.length === 0) return <p className="soft">{strings.noErrors}</p>;
  return (
    <ul className="home-list">
      {requests
        .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
        .slice(0, MAX_ROWS)
        .map((request) => (
          <li key={request.id} className="row row-between">
            <span className="row">
              <StatusBadge status={request.status} />
              <TextLink href={`/logs/${request.id}`}>
                <RequestRoute request={request} />
              </TextLink>
              {request.code && <code className="soft">{request.code}</code>}
            </span>
            <span className="soft">
              <RelativeTime time={request.createdAt} />
            </span>
          </li>
        ))}
    </ul>
  );
}
