import { z } from "zod";

const typeId = (name: string) => z.string().startsWith(`${name}_`);
const fault = z.strictObject({
  type: z.string().describe("The error's class: `DatabaseError`."),
  message: z.string().optional().describe("Its words, with API keys blanked."),
  stack: z.string().optional().describe("Where it was thrown, with API keys blanked."),
});

/** Log line schema: an unknown field fails the test that logged it. Documented in `docs/operators/logs.md`. */
export const LOG_LINE = z.strictObject({
  level: z
    .literal([10, 20, 30, 40, 50, 60])
    .describe("10 trace, 20 debug, 30 info, 40 warn, 50 error, 60 fatal."),
  time: z.iso.datetime({ precision: 3 }).describe("When, in UTC."),
  service: z.string().describe("`api`, `worker`, `widget-auth`; `operator` for the command."),
  msg: z
    .string()
    .describe(
      "What happened; the same words each time. `request` is a line of the access log, which leaves out health checks that succeed (`debug` has them).",
    ),

  requestId: typeId("req").optional().describe("The request's, as its answer had it in `X-Request-Id`."),
  method: z.string().optional().describe("The request's."),
  route: z.string().nullable().optional().describe("The pattern of its path; null where nothing is served."),
  status: z
    .int()
    .optional()
    .describe("What it was answered with; in `webhook attempt`, what the receiver answered."),
  durationMs: z.number().optional().describe("How long it took, in milliseconds."),
  aborted: z.literal(true).optional().describe("The client did not wait for its answer."),
  clientAddress: z
    .union([z.ipv4(), z.ipv6(), z.string().startsWith("fe80:")])
    .optional()
    .describe(
      "Whence it came, behind `TRUSTED_PROXIES` what they saw. Not there where that cannot be told. A personal datum.",
    ),
  code: z.string().optional().describe("The error's code, as the answer has it."),
  issues: z
    .array(z.string())
    .optional()
    .describe(
      "Where a refused input was wrong: up to 20 JSON Pointers (`#/source/accountType`) or query parameters (`?limit`). Never a value; a name that the client may have chosen is `*`.",
    ),
  traceId: z.string().length(32).optional().describe("The trace, where the caller or the service traces."),
  spanId: z
    .string()
    .length(16)
    .optional()
    .describe("The span of it in which the line was written, where the service traces."),

  keyId: typeId("key").optional().describe("The key that the request carried, or that the line is about."),
  memberId: z.string().optional().describe("The member who is signed in."),
  organizationId: typeId("org").optional().describe("Whose thing it is."),
  rolloverId: z.string().optional().describe("The rollover that it is about."),
  eventId: typeId("evt").optional().describe("The event."),
  deliveryId: typeId("whd").optional().describe("The webhook delivery."),
  endpointId: z.string().optional().describe("The webhook endpoint."),
  documentId: z.string().optional().describe("The document."),
  mailId: z.string().optional().describe("The mail."),

  err: fault.optional().describe("What was thrown."),
  warning: z.string().optional().describe("Which server and timeline the database moved from and to."),
  error: z.string().optional().describe("What a mail server or a receiver said, as a kind of failure."),
  detail: z.string().optional().describe("What is wrong with a history or a chain."),
  chain: z.string().nullable().optional().describe("Which chain of the audit log."),
  sequence: z.union([z.int(), z.string()]).optional().describe("The entry of it."),
  library: z.string().optional().describe("The library that says so."),
  attempts: z.int().optional().describe("How often it was tried."),
  outcome: z
    .literal(["succeeded", "retried", "failed"])
    .optional()
    .describe("The result of a webhook attempt: `succeeded`, `retried` or `failed` (the last attempt)."),
  isGivenUp: z.boolean().optional().describe("Whether it will not be tried again."),
  isGone: z.boolean().optional().describe("Whether the endpoint answered 410."),
  connection: z.string().optional().describe("Which connection to Redis."),
  done: z.int().optional().describe("How many timers were due."),
  outdated: z.int().optional().describe("How many approvals do not cover a change of the directory."),
  over: z.int().optional().describe("How many approvals were over."),
  sent: z.int().optional().describe("How many mails were sent."),
  lost: z.int().optional().describe("How many spans the collector did not take."),
  refused: z.int().optional().describe("How many callers were refused since the last such line."),
  waiting: z.int().optional().describe("How many waited for a connection then."),
  url: z.url().optional().describe("Where the service listens."),
  environment: z.literal(["test", "live"]).optional().describe("`test` or `live`, at the start."),
  file: z.string().optional().describe("The file of the anchor."),
  folder: z.string().optional().describe("Its folder."),
  rollovers: z.int().optional().describe("How many histories it holds."),
  root: z.string().optional().describe("The root of their digests."),
  signature: z.string().optional().describe("Under which it is sealed."),
});

/** Returns what is wrong with a service's log line, or null. */
export function faultOfLine(text: string): string | null {
  const line: unknown = JSON.parse(text);
  if (typeof line !== "object" || line === null || !("service" in line)) return null;
  const { error } = LOG_LINE.safeParse(line);
  if (!error) return null;
  return error.issues
    .map(({ path, message, code, ...rest }) =>
      code === "unrecognized_keys"
        ? `no such field: ${(rest as { keys: string[] }).keys}`
        : `${path.join(".")}: ${message}`,
    )
    .join("; ");
}
