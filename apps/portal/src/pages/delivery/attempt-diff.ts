export interface Attempt {
  attemptedAt: string;
  latencyMs: number;
  request: { url: string; headers: { name: string; value: string | null }[]; body: string };
  response: { statusCode: number; body: string | null } | null;
  error: string | null;
}

export interface AttemptChange {
  field: "status" | "error" | "latency" | "url" | "header" | "body" | "response";
  /** Name of the header. */
  name?: string;
  before: string | null;
  after: string | null;
}

/** Lists the differences, and always the latency. */
export function diffAttempts(previous: Attempt, current: Attempt): AttemptChange[] {
  const differs = ({ before, after }: AttemptChange) => before !== after;
  const toStatus = ({ response }: Attempt) => response && String(response.statusCode);
  const names = [...previous.request.headers, ...current.request.headers].map(({ name }) => name);
  const findHeader = ({ request }: Attempt, name: string) =>
    request.headers.find((header) => header.name === name)?.value ?? null;
  const outcome: AttemptChange[] = [
    { field: "status", before: toStatus(previous), after: toStatus(current) },
    { field: "error", before: previous.error, after: current.error },
    { field: "response", before: previous.response?.body ?? null, after: current.response?.body ?? null },
  ];
  const request: AttemptChange[] = [
    { field: "url", before: previous.request.url, after: current.request.url },
    ...[...new Set(names)].map((name) => ({
      field: "header" as const,
      name,
      before: findHeader(previous, name),
      after: findHeader(current, name),
    })),
    { field: "body", before: previous.request.body, after: current.request.body },
  ];
  return [
    ...outcome.filter(differs),
    { field: "latency", before: `${previous.latencyMs} ms`, after: `${current.latencyMs} ms` },
    ...request.filter(differs),
  ];
}
