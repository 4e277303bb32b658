import { useQuery } from "@tanstack/react-query";
import { getQuery } from "../../api/queries.ts";
import { formatJson } from "../../ui/code-block.tsx";
import { Badge, CodeBlock, CodeText, QueryContent, RelativeTime, Section } from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { type Attempt, type AttemptChange, diffAttempts } from "./attempt-diff.ts";
import { strings } from "./strings.ts";
import "./delivery.css";

/** Longer values are cut in the table of changes. The full texts follow the table. */
const MAX_VALUE_LENGTH = 300;

export function Attempts({ id, count, isWaiting }: { id: string; count: number; isWaiting: boolean }) {
  const query = getQuery("/portal/api/deliveries/{id}/attempts", { params: { path: { id } } });
  // The count in the query key causes a refetch after a new attempt.
  const attempts = useQuery({
    ...query,
    queryKey: [...query.queryKey, count] as never,
    placeholderData: (previous) => previous,
  });
  return (
    <Section title={strings.attempts}>
      <QueryContent query={attempts}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft">
              {count > 0 ? strings.expired : strings.none} {isWaiting && strings.queued}
            </p>
          ) : (
            <ol className="attempts" reversed>
              {data
                .map((attempt, index) => ({ attempt, previous: data[index - 1], number: index + 1 }))
                .toReversed()
                .map(({ attempt, previous, number }) => (
                  <li key={number}>
                    <details open={number === data.length}>
                      <summary>
                        <span className="row">
                          {strings.attempt(number)} <Outcome attempt={attempt} />
                          <span className="soft numbers">{strings.duration(attempt.latencyMs)}</span>
                          <RelativeTime time={attempt.attemptedAt} />
                        </span>
                      </summary>
                      <AttemptDetails attempt={attempt} previous={previous} number={number} />
                    </details>
                  </li>
                ))}
            </ol>
          )
        }
      </QueryContent>
    </Section>
  );
}

function Outcome({ attempt: { response, error } }: { attempt: Attempt }) {
  if (!response) return <Badge tone="bad">{error ?? strings.noResponse}</Badge>;
  const { statusCode } = response;
  const isSuccess = statusCode >= 200 && statusCode < 300;
  return <Badge tone={isSuccess ? "good" : "bad"}>{strings.httpStatus(statusCode)}</Badge>;
}

function AttemptDetails({
  attempt,
  previous,
  number,
}: {
  attempt: Attempt;
  previous: Attempt | undefined;
  number: number;
}) {
  const { request, response } = attempt;
  return (
    <div className="stack attempt">
      {previous && <Changes changes={diffAttempts(previous, attempt)} number={number} />}
      <h3>{strings.sent}</h3>
      <p className="mono">
        POST <CodeText text={request.url} />
      </p>
      <TableFrame label={strings.sent}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{strings.header}</th>
              <th scope="col">{strings.value}</th>
            </tr>
          </thead>
          <tbody>
            {request.headers.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td className="mono">
                  {value ?? (
                    <span className="soft">
                      {strings.hidden}. {strings.hiddenHint}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <CodeBlock label={strings.body} code={formatJson(request.body)} />
      {response && (
        <>
          <h3>{strings.response}</h3>
          {response.body === null ? (
            <p className="soft">{strings.empty}</p>
          ) : (
            <CodeBlock
              label={`HTTP ${response.statusCode}. ${strings.responseNote}`}
              code={formatJson(response.body)}
            />
          )}
        </>
      )}
    </div>
  );
}

function Changes({ changes, number }: { changes: readonly AttemptChange[]; number: number }) {
  return (
    <>
      <h3>{strings.changes(number - 1)}</h3>
      <TableFrame label={strings.changes(number - 1)}>
        <table className="table attempt-changes">
          <thead>
            <tr>
              <th scope="col">{strings.changed}</th>
              <th scope="col">{strings.attempt(number - 1)}</th>
              <th scope="col">{strings.attempt(number)}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, name, before, after }) => (
              <tr key={`${field} ${name}`}>
                <th scope="row">{name ? <code>{name}</code> : strings.fields[field]}</th>
                <td className="mono">
                  <ChangedValue value={before} />
                </td>
                <td className="mono">
                  <ChangedValue value={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  );
}

function ChangedValue({ value }: { value: string | null }) {
  if (value === null) return <span className="soft">–</span>;
  return value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value;
}
