import { AbortedError, ApiError, ConnectionError } from "@svc/client";
import { escapeInvisible, toVisibleJson } from "@svc/terminal";
import { CliError, EXIT, type ExitCode } from "../exit-codes.ts";
import { paint } from "./paint.ts";

interface Report {
  exitCode: ExitCode;
  lines: string[];
  json: object;
}

const REMEDY_TIMEOUT_MS = 3_000;

/** Writes to standard error. @returns the exit code */
export async function reportError(
  error: unknown,
  { isJson, baseUrl }: { isJson: boolean; baseUrl: string | null },
): Promise<ExitCode> {
  const { exitCode, lines, json } = await describeError(error, baseUrl);
  const [first = "", ...rest] = lines.map(escapeInvisible);
  const text = isJson ? toVisibleJson(json) : [paint.error(`svc: ${first}`), ...rest].join("\n");
  process.stderr.write(`${text}\n`);
  return exitCode;
}

async function describeError(error: unknown, baseUrl: string | null): Promise<Report> {
  if (error instanceof ApiError) return describeApiError(error, baseUrl);
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof CliError) return toReport(error.exitCode, message);
  if (error instanceof AbortedError) {
    return toReport(EXIT.interrupted, "Interrupted.", error.idempotencyKey === null ? [] : [REPEAT_WRITE]);
  }
  if (error instanceof ConnectionError) {
    const remedy = error.idempotencyKey === null ? "Check the URL and your network." : REPEAT_WRITE;
    return toReport(EXIT.unknownOutcome, message, [remedy]);
  }
  // The client throws a TypeError for invalid options, such as a malformed key or URL.
  return toReport(error instanceof TypeError ? EXIT.usage : EXIT.refused, message);
}

const REPEAT_WRITE =
  "The change may have been made. Run the same command again within a day: it continues this attempt and makes the change once.";

function toReport(exitCode: ExitCode, message: string, otherLines: string[] = []): Report {
  const lines = [message, ...otherLines];
  return { exitCode, lines, json: { error: { message: lines.join(" ") } } };
}

async function describeApiError(error: ApiError, baseUrl: string | null): Promise<Report> {
  const { problem, status, code, detail, title, requestId, errors, retryAfter } = error;
  const { allowedActions } = problem;
  const remedy = baseUrl === null ? null : await findRemedy(baseUrl, code);
  const message = `${status} ${code}: ${detail || title}`;
  const lines = [
    message,
    ...errors.map(
      (issue) => `  ${(issue.pointer ?? issue.parameter ?? "").replace(/^#\//, "")}: ${issue.detail}`,
    ),
    ...(Array.isArray(allowedActions) ? [`Possible actions: ${allowedActions.join(", ") || "none"}`] : []),
    ...(remedy === null ? [] : [`What to do: ${remedy}`]),
    ...(retryAfter === null ? [] : [`Retry after ${retryAfter} seconds.`]),
    ...(requestId === "" ? [] : [`Request ${requestId}`]),
  ];
  const isUnauthorized = status === 401 || status === 403;
  const exitCode = isUnauthorized ? EXIT.notAuthorized : status >= 500 ? EXIT.unknownOutcome : EXIT.refused;
  return { exitCode, lines, json: { error: { message, problem, remedy } } };
}

/** The error catalog is public, so no key is sent. */
async function findRemedy(baseUrl: string, code: string): Promise<string | null> {
  if (!/^[a-z_]{1,60}$/.test(code)) return null;
  try {
    const response = await fetch(`${baseUrl}/errors/${code}`, {
      headers: { Accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(REMEDY_TIMEOUT_MS),
    });
    const { remedy } = (await response.json()) as { remedy?: unknown };
    return response.ok && typeof remedy === "string" ? remedy : null;
  } catch {
    return null;
  }
}
