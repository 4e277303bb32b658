import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useActorNames } from "../../api/actor-names.ts";
import { getQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { findPathForId } from "../../shell/ids.ts";
import {
  CopyableText,
  DefinitionList,
  LoadedPage,
  PageHeader,
  QueryContent,
  RelativeTime,
  TextLink,
} from "../../ui/index.ts";
import { formatKeyHint } from "../keys/key.ts";
import { type LoggedRequest, RequestRoute, StatusBadge } from "../logs/parts.tsx";
import { Correction } from "./correction.tsx";
import { strings } from "./strings.ts";
import "../../ui/table.css";
import "./log.css";

export function Page() {
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const request = useQuery(getQuery("/portal/api/requests/{id}", { params: { path: { id } } } as never));
  return (
    <LoadedPage query={request} noun="Request" list={{ href: "/logs", title: "Logs" }}>
      {(loggedRequest) => (
        <>
          <PageHeader title={strings.title} />
          <Details request={loggedRequest as LoggedRequest} />
        </>
      )}
    </LoadedPage>
  );
}

function Details({ request }: { request: LoggedRequest }) {
  const { id, status, createdAt, durationMs, service, keyId, memberId, code, subjectId } = request;
  const formatActor = useActorNames([memberId === null ? null : { type: "member", id: memberId }]);
  const subjectPath = subjectId === null ? null : findPathForId(subjectId);
  return (
    <div className="stack">
      <p>
        <RequestRoute request={request} />
      </p>
      <DefinitionList
        items={[
          [strings.status, <StatusBadge key="status" status={status} />],
          [strings.when, <RelativeTime key="when" time={createdAt} />],
          [strings.duration, <span key="duration" className="numbers">{`${durationMs} ms`}</span>],
          [strings.service, strings.services[service]],
          subjectId !== null && [
            strings.subject,
            subjectPath === null ? (
              <code key="subject">{subjectId}</code>
            ) : (
              <TextLink key="subject" href={subjectPath}>
                {subjectId}
              </TextLink>
            ),
          ],
          [strings.key, keyId ? <KeySummary key="key" id={keyId} /> : strings.none],
          memberId !== null && [
            strings.member,
            <TextLink key="member" href={`/audit?actor=${memberId}`}>
              {formatActor({ type: "member", id: memberId })}
            </TextLink>,
          ],
          [strings.id, <CopyableText key="id" text={id} label={strings.id} />],
        ]}
      />
      {code && <ErrorExplanation code={code} />}
      {status >= 400 && <Correction request={request} />}
      <p className="row">
        {code && <TextLink href={`/logs?code=${code}`}>{strings.sameCode}</TextLink>}
        {keyId && <TextLink href={`/logs?key=${keyId}`}>{strings.sameKey}</TextLink>}
        <a href="/docs">{strings.apiReference}</a>
      </p>
      <p className="soft">{strings.notStored}</p>
    </div>
  );
}

function KeySummary({ id }: { id: string }) {
  const canRead = useHasScope()("keys:read");
  const { data } = useQuery({
    ...getQuery("/portal/api/keys/{id}", { params: { path: { id } } }),
    enabled: canRead,
  });
  return (
    <span className="row">
      <TextLink href={`/keys/${id}`}>{data?.name ?? id}</TextLink>
      {data && (
        <>
          <code>{formatKeyHint(data)}</code>
          <span className="soft">
            {strings.keyLastUsed} <RelativeTime time={data.lastUsedAt} otherwise={strings.neverUsed} />
          </span>
        </>
      )}
    </span>
  );
}

function ErrorExplanation({ code }: { code: string }) {
  const explanation = useQuery(
    getQuery("/errors/{code}", {
      params: { path: { code } },
      headers: { Accept: "application/json" },
    } as never),
  );
  return (
    <section className="card stack-tight">
      <h2>
        <code>{code}</code>
      </h2>
      <QueryContent query={explanation}>
        {(data) => {
          const { title, cause, remedy } = data as unknown as Record<"title" | "cause" | "remedy", string>;
          return (
            <>
              <p>
                <strong>{title}.</strong> {stripBackticks(cause)}
              </p>
              <p>
                <strong>{strings.remedy}:</strong> {stripBackticks(remedy)}
              </p>
            </>
          );
        }}
      </QueryContent>
      <p>
        <a href={`/errors/${code}`}>{strings.reference}</a>
      </p>
    </section>
  );
}

/** Error texts mark code with backticks. */
const stripBackticks = (text: string) => text.replaceAll("`", "");
