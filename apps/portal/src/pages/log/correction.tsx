import { useQuery } from "@tanstack/react-query";
import { Fragment, useId, useState } from "react";
import { ENVIRONMENT } from "../../api/environment.ts";
import { Badge, Button, CodeBlock, CopyButton, Section, Skeleton, toCurl, withKeys } from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import type { LoggedRequest } from "../logs/parts.tsx";
import {
  type ApiDocument,
  buildCorrectedCall,
  type CorrectedCall,
  type DescribedIssue,
  describeIssues,
  findOperation,
  toJsonLines,
} from "./corrected-call.ts";
import { RunInSandbox } from "./run-in-sandbox.tsx";
import { strings } from "./strings.ts";

const documentQuery = {
  queryKey: ["openapi"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ApiDocument> => {
    const response = await fetch("/openapi.json", { signal });
    if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
    return response.json();
  },
};

const toUndescribedIssue = (issue: LoggedRequest["issues"][number]): DescribedIssue => ({
  ...issue,
  expected: null,
  description: null,
  suggestion: null,
});

export function Correction({ request }: { request: LoggedRequest }) {
  const { service, method, route, issues } = request;
  const isInPublicApi = service === "api" && route?.startsWith("/v1/") === true;
  const document = useQuery({ ...documentQuery, enabled: isInPublicApi });
  const operation = document.data ? findOperation(document.data, { method, route }) : null;
  return (
    <>
      {issues.length > 0 && (
        <Issues
          issues={
            document.data && operation
              ? describeIssues(document.data, operation, issues)
              : issues.map(toUndescribedIssue)
          }
        />
      )}
      {document.isLoading && <Skeleton lines={6} />}
      {document.data && operation && (
        <Call
          call={buildCorrectedCall(document.data, operation, request)}
          operationId={operation.operationId}
        />
      )}
    </>
  );
}

function Issues({ issues }: { issues: readonly DescribedIssue[] }) {
  return (
    <Section title={strings.issues}>
      <TableFrame label={strings.issues}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{strings.location}</th>
              <th scope="col">{strings.problem}</th>
              <th scope="col">{strings.expected}</th>
            </tr>
          </thead>
          <tbody>
            {issues.map((issue) => (
              <tr key={`${issue.location} ${issue.reason}`}>
                <th scope="row">
                  <code className="issue-location">
                    {withKeys(issue.location.split("/")).map(({ key, item }, index) => (
                      <Fragment key={key}>
                        {index > 0 && "/"}
                        <wbr />
                        {item}
                      </Fragment>
                    ))}
                  </code>
                </th>
                <td>
                  <Badge tone={issue.reason === "unknown" ? "warn" : "bad"}>
                    {strings.reasons[issue.reason]}
                  </Badge>
                </td>
                <td>
                  <Expected issue={issue} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}

function Expected({
  issue: { location, reason, expected, description, suggestion },
}: {
  issue: DescribedIssue;
}) {
  if (reason === "unknown") {
    return (
      <>
        {suggestion === null ? strings.remove : strings.didYouMean(suggestion)}
        {location.includes("*") && ` ${strings.hiddenName}`}
      </>
    );
  }
  return (
    <span className="issue-expected">
      {expected !== null && <code>{expected}</code>}
      {description !== null && <span className="soft">{description.replaceAll("`", "")}</span>}
      {location.includes("*") && strings.hiddenName}
    </span>
  );
}

function Call({ call, operationId }: { call: CorrectedCall; operationId: string }) {
  const [isRunning, setRunning] = useState(false);
  const isCorrected = call.corrected.length > 0;
  const curl = toCurl(
    {
      method: call.method as "GET",
      path: call.path,
      ...(call.body === undefined ? {} : { body: call.body }),
    },
    location.origin,
  );
  return (
    <Section
      title={isCorrected ? strings.corrected : strings.documented}
      actions={
        ENVIRONMENT === "test" &&
        call.isJson && (
          <Button size="small" onPress={() => setRunning(true)}>
            {strings.run}
          </Button>
        )
      }
    >
      <p className="soft">{isCorrected ? strings.correctedHint : strings.documentedHint}</p>
      {call.body !== undefined && <MarkedJson call={call} />}
      {call.isJson && <CodeBlock label={strings.curl} code={curl} />}
      <p>
        <a href={`/docs/reference/${operationId}`}>{strings.operation}</a>
      </p>
      {isRunning && <RunInSandbox call={call} onClose={() => setRunning(false)} />}
    </Section>
  );
}

function MarkedJson({ call: { body, corrected } }: { call: CorrectedCall }) {
  const id = useId();
  const lines = toJsonLines(body, corrected);
  return (
    <figure className="code-block">
      <figcaption className="row row-between">
        <span id={id}>{strings.body}</span>
        <CopyButton text={JSON.stringify(body, null, 2)} label={strings.body} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the content scrollable by keyboard. */}
      <section tabIndex={0} aria-labelledby={id}>
        <pre>
          {withKeys(lines, ({ text }) => text).map(({ key, item: { text, isMarked } }) => {
            const Line = isMarked ? "mark" : "span";
            return (
              <Line key={key} className="json-line">
                {text}
              </Line>
            );
          })}
        </pre>
      </section>
    </figure>
  );
}
