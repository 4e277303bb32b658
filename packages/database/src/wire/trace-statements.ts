import { beginChildSpan, type Span } from "@svc/service-kit/tracing";
import type pg from "pg";
import type { Statement } from "../sql.ts";

interface Submitted {
  callback(error: unknown, ...results: unknown[]): void;
  statements?: readonly Statement[];
}

/** Records a span per query. Spans carry statement names, never values. */
export function traceStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const tracedQuery = (...args: unknown[]): unknown => {
    const [submitted] = args as [string | Statement | (Statement & Submitted)];
    const span = beginChildSpan(() => {
      const name = toSpanName(submitted);
      return {
        name,
        kind: "client",
        attributes: { "db.system.name": "postgresql", "db.query.summary": name },
      };
    });
    if (span === null) return query(...args);
    if (typeof submitted === "object" && "callback" in submitted) {
      const { callback } = submitted;
      submitted.callback = function (error, ...results) {
        endSpan(span, error);
        callback.call(this, error, ...results);
      };
      return query(...args);
    }
    const result = query(...args);
    if (!(result instanceof Promise))
      throw new Error("a traced statement must use a callback or return a promise");
    result.then(
      () => endSpan(span, null),
      (error: unknown) => endSpan(span, error),
    );
    return result;
  };
  client.query = tracedQuery as typeof client.query;
}

function toSpanName(submitted: string | Statement | (Statement & Submitted)): string {
  if (typeof submitted === "string") return getFirstWord(submitted);
  if ("statements" in submitted && submitted.statements)
    return submitted.statements.map(toSpanName).join(", ");
  return submitted.name ?? getFirstWord(submitted.text);
}

function getFirstWord(text: string): string {
  return /^\s*(\w{1,20})/.exec(text)?.[1]?.toUpperCase() ?? "statement";
}

/** PostgreSQL's messages may contain data, so only the code is recorded. */
function endSpan(span: Span, error: unknown): void {
  if (error) {
    const { code, name } = error as { code?: unknown; name?: string };
    span.fail(typeof code === "string" ? code : (name ?? "error"));
  }
  span.end();
}
