import { Badge, CodeText } from "../../ui/index.ts";

export interface LoggedRequest {
  id: string;
  createdAt: string;
  service: "api" | "widget_auth";
  method: string;
  route: string | null;
  status: number;
  code: string | null;
  keyId: string | null;
  memberId: string | null;
  durationMs: number;
  /** ID of the object in the path. The object may not exist. */
  subjectId: string | null;
  issues: { location: string; reason: "required" | "unknown" | "invalid" }[];
}

export function StatusBadge({ status }: { status: number }) {
  const tone = status >= 500 ? "bad" : status >= 400 ? "warn" : "good";
  return <Badge tone={tone}>{status}</Badge>;
}

export function RequestRoute({ request }: { request: Pick<LoggedRequest, "method" | "route"> }) {
  return (
    <span className="mono">
      {request.method} <CodeText text={request.route ?? "–"} />
    </span>
  );
}
