import { z } from "zod";

const idWithPrefix = (name: string) => z.string().startsWith(`${name}_`);
const errorFields = z.strictObject({
  type: z.string().describe("Error class, such as `DatabaseError`."),
  message: z.string().optional().describe("Message, with API keys redacted."),
  stack: z.string().optional().describe("Stack trace, with API keys redacted."),
});

/** An unknown field fails the test that logged it. Documented in `docs/operators/logs.md`. */
export const LOG_LINE = z.strictObject({
  level: z
    .literal([10, 20, 30, 40, 50, 60])
    .describe("10 trace, 20 debug, 30 info, 40 warn, 50 error, 60 fatal."),
  time: z.iso.datetime({ precision: 3 }).describe("UTC timestamp."),
  service: z.string().describe("`api`, `worker`, `widget-auth`; `operator` for `svc` commands."),
  msg: z
    .string()
    .describe(
      "A fixed text that identifies the event. `request` is an access log line; successful health checks appear only at `debug`.",
    ),

  requestId: idWithPrefix("req").optional().describe("Request ID, as returned in `X-Request-Id`."),
  method: z.string().optional().describe("HTTP method."),
  route: z.string().nullable().optional().describe("Path pattern; null for unknown paths."),
  status: z.int().optional().describe("Response status. For `webhook attempt`, the receiver's status."),
  durationMs: z.number().optional().describe("Duration in milliseconds."),
  aborted: z.literal(true).optional().describe("True if the client disconnected before the response."),
  clientAddress: z
    .union([z.ipv4(), z.ipv6(), z.string().startsWith("fe80:")])
    .optional()
    .describe("Client IP address, determined by `TRUSTED_PROXIES`. Omitted if unknown. Personal data."),
  code: z.string().optional().describe("Error code, as in the response."),
  issues: z
    .array(z.string())
    .optional()
    .describe(
      "Locations of invalid input: up to 20 JSON Pointers (`#/source/accountType`) or query parameters (`?limit`). Never values; names that the client may have chosen are `*`.",
    ),
  traceId: z
    .string()
    .length(32)
    .optional()
    .describe("Trace ID, if the caller sent one or tracing is enabled."),
  spanId: z.string().length(16).optional().describe("Span ID, if tracing is enabled."),

  keyId: idWithPrefix("key")
    .optional()
    .describe("API key of the request, or the key that the line is about."),
  memberId: z.string().optional().describe("Signed-in member."),
  organizationId: idWithPrefix("org").optional().describe("Organization."),
  rolloverId: z.string().optional().describe("Rollover."),
  eventId: idWithPrefix("evt").optional().describe("Event."),
  deliveryId: idWithPrefix("whd").optional().describe("Webhook delivery."),
  endpointId: z.string().optional().describe("Webhook endpoint."),
  documentId: z.string().optional().describe("Document."),
  mailId: z.string().optional().describe("Email."),
  incomingFundsId: z.string().optional().describe("Incoming funds."),

  err: errorFields.optional().describe("Error: see below."),
  warning: z
    .string()
    .optional()
    .describe("Server and PostgreSQL timeline of the database, before and after it moved."),
  error: z.string().optional().describe("Kind of failure of a mail server or webhook receiver."),
  detail: z.string().optional().describe("Problem with a timeline or an audit chain."),
  chain: z.string().nullable().optional().describe("Audit log chain."),
  sequence: z
    .union([z.int(), z.string()])
    .optional()
    .describe("Number of the entry in its timeline or audit chain."),
  library: z.string().optional().describe("Library that reported the problem."),
  attempts: z.int().optional().describe("Number of attempts so far."),
  outcome: z
    .literal(["succeeded", "retried", "failed"])
    .optional()
    .describe("Result of a webhook attempt: `succeeded`, `retried` or `failed` (the last attempt)."),
  isGivenUp: z.boolean().optional().describe("True if no further attempt will be made."),
  isGone: z.boolean().optional().describe("True if the endpoint returned 410."),
  connection: z.string().optional().describe("Name of the Redis connection."),
  done: z.int().optional().describe("Number of timers fired or incoming funds applied."),
  outdated: z.int().optional().describe("Number of approvals invalidated by a directory change."),
  over: z.int().optional().describe("Number of approvals that expired."),
  sent: z.int().optional().describe("Number of emails sent."),
  processed: z
    .int()
    .optional()
    .describe(
      "Number of messages to participants that were sent, discarded or scheduled for another attempt.",
    ),
  stored: z.int().optional().describe("Number of stored responses that were refreshed."),
  disagreements: z.int().optional().describe("Number of disagreements that a check of the books found."),
  step: z.string().optional().describe("Step of the canary that failed."),
  failure: z.string().optional().describe("Why that step failed."),
  partitions: z.array(z.string()).optional().describe("Partitions that were created and dropped."),
  tables: z.array(z.string()).optional().describe("Names of tables without a partition for tomorrow."),
  migrations: z
    .array(z.string())
    .optional()
    .describe("Migrations in the database that belong to a later release."),
  lost: z.int().optional().describe("Number of spans that the collector did not accept."),
  refused: z.int().optional().describe("Number of callers rejected since the previous such line."),
  waiting: z.int().optional().describe("Number of callers waiting for a database connection."),
  url: z.url().optional().describe("Address that the service listens on."),
  environment: z.literal(["test", "live"]).optional().describe("`test` or `live`, at startup."),
  file: z.string().optional().describe("Anchor file."),
  folder: z.string().optional().describe("Folder of the anchor file."),
  place: z.string().optional().describe("Bucket or folder of the anchor log."),
  entries: z.int().optional().describe("Number of entries of the anchor log that were restored."),
  witness: z.string().optional().describe("URL of the witness."),
  rollovers: z.int().optional().describe("Number of timelines in the anchor."),
  root: z.string().optional().describe("Merkle root of the timelines."),
  signature: z
    .string()
    .optional()
    .describe("Signature of the anchor, or name of the malware signature that an upload matched."),
});

/** Returns null for a valid line, and for JSON that no service logged. */
export function findLogLineIssue(text: string): string | null {
  const line: unknown = JSON.parse(text);
  if (typeof line !== "object" || line === null || !("service" in line)) return null;
  const { error } = LOG_LINE.safeParse(line);
  if (!error) return null;
  return error.issues
    .map(({ path, message, code, ...details }) =>
      code === "unrecognized_keys"
        ? `no such field: ${(details as { keys: string[] }).keys}`
        : `${path.join(".")}: ${message}`,
    )
    .join("; ");
}
