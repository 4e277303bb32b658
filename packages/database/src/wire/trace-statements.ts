import { beginWithin, type Span } from "@svc/service-kit";
import type pg from "pg";
import type { Statement } from "../sql.ts";

interface Submitted {
  callback(error: unknown, ...done: unknown[]): void;
  statements?: readonly Statement[];
}

/** Creates a span for each statement. Spans carry statement names, never values. */
export function traceStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const traced = (...given: unknown[]): unknown => {
    const [asked] = given as [string | Statement | (Statement & Submitted)];
    const span = beginWithin(() => {
      const name = nameOf(asked);
      return {
        name,
        kind: "client",
        attributes: { "db.system.name": "postgresql", "db.query.summary": name },
      };
    });
    if (span === null) return query(...given);
    if (typeof asked === "object" && "callback" in asked) {
      const { callback } = asked;
      asked.callback = function (error, ...done) {
        end(span, error);
        callback.call(this, error, ...done);
      };
      return query(...given);
    }
    const answer = query(...given);
    if (!(answer instanceof Promise))
      throw new Error("a statement that is traced calls back, or gives a promise");
    answer.then(
      () => end(span, null),
      (error: unknown) => end(span, error),
    );
    return answer;
  };
  client.query = traced as typeof client.query;
}

function nameOf(asked: string | Statement | (Statement & Submitted)): string {
  if (typeof asked === "string") return firstWord(asked);
  if ("statements" in asked && asked.statements) return asked.statements.map(nameOf).join(", ");
  return asked.name ?? firstWord(asked.text);
}

function firstWord(text: string): string {
  return /^\s*(\w{1,20})/.exec(text)?.[1]?.toUpperCase() ?? "statement";
}

/** Messages may contain data; PostgreSQL's code does not. */
function end(span: Span, error: unknown): void {
  if (error) {
    const { code, name } = error as { code?: unknown; name?: string };
    span.fail(typeof code === "string" ? code : (name ?? "error"));
  }
  span.end();
}
