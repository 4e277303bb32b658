import { STATUS_CODES } from "node:http";
import { DeclarationError } from "@svc/service-kit/endpoints";
import {
  ERROR_CODES,
  ERRORS,
  type ErrorCode,
  PROBLEM_TYPE,
  Problem,
  type ProblemBody,
  toProblemBody,
} from "@svc/service-kit/errors";
import { graphqlTypes } from "@svc/service-kit/fields";
import type { Operation } from "@svc/service-kit/routes";
import { z } from "zod";
import { HEADERS, listCommonHeaders } from "./headers.ts";

const ERROR_TITLES = Object.fromEntries(ERROR_CODES.map((code) => [code, `${ERRORS[code].title}.`]));

const EXAMPLE_RULE = {
  code: "rollover_type",
  result: "unmet",
  detail: "A direct rollover needs the participant as the owner of both accounts.",
};
const EXAMPLE_CONSENT_FAULT = {
  code: "statement_missing",
  detail: "The consent lacks a statement.",
  statement: "rollover_election",
  version: "2026-01",
};

/** Problem (RFC 9457) with the extensions of this API. */
export const problemSchema = z
  .looseObject({
    type: z.string().describe("`/errors/{code}`, a page that explains the error, its cause and its remedy."),
    title: z.string().describe("A short summary. It is the same for every error with this code."),
    status: z.number().int().describe("The HTTP status of the response."),
    detail: z.string().describe("What happened in this request, for developers."),
    instance: z.string().describe("The requested path."),
    code: z
      .enum(ERROR_CODES)
      .meta({ id: "ErrorCode", description: "A stable error code. Branch on it. New codes may be added." })
      .register(graphqlTypes, { values: ERROR_TITLES }),
    requestId: z.string().describe("ID of the request. Quote it when you contact support."),
    errors: z
      .array(
        z.strictObject({
          pointer: z
            .string()
            .optional()
            .describe("The location in the body: an RFC 6901 JSON Pointer as a URI fragment."),
          parameter: z.string().optional().describe("The name of the query parameter."),
          detail: z.string().describe("What is wrong with this field or parameter."),
        }),
      )
      .describe("All issues of the input. Empty for other errors."),
    state: z.string().optional().describe("The rollover's current state."),
    allowedActions: z.array(z.string()).optional().describe("The actions that are possible now."),
    nextReminderAt: z
      .string()
      .optional()
      .describe("The earliest time at which the same reminder can be sent again."),
    rolloverId: z.string().optional().describe("ID of the open rollover that this request would duplicate."),
    version: z.number().int().optional().describe("The object's current version."),
    rule: z.string().optional().describe("The code of the first rule in `rules`."),
    rules: z
      .array(
        z
          .looseObject({
            code: z.string().describe("Machine-readable code of the rule."),
            result: z.string().describe("`unmet`, or `unknown` if a fact is missing."),
            detail: z.string().describe("Explanation of the rule for people."),
          })
          .meta({ examples: [EXAMPLE_RULE] }),
      )
      .optional()
      .describe("The rules that do not permit the rollover."),
    consentFaults: z
      .array(
        z
          .looseObject({
            code: z.string().describe("Machine-readable code of the issue."),
            detail: z.string().describe("Explanation of the issue for people."),
            statement: z.string().optional().describe("The statement that is missing or outdated."),
            version: z.string().optional().describe("The current version of the statement."),
          })
          .meta({ examples: [EXAMPLE_CONSENT_FAULT] }),
      )
      .optional()
      .describe(
        "Why the consent is insufficient. `statement_missing` names the statement and its current version.",
      ),
  })
  .meta({
    id: "Problem",
    description: "An error response (RFC 9457). Some codes add their own fields.",
  });

function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of ERROR_CODES.filter((one) => codes.includes(one))) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([one], [other]) => one - other));
}

export interface ProblemKind {
  status: number;
  codes: readonly ErrorCode[];
  headers: readonly string[];
}

export function listProblemKinds(operation: Operation): ProblemKind[] {
  const common = listCommonHeaders(operation);
  return [...groupByStatus(operation.errors)].map(([status, codes]) => ({
    status,
    codes,
    headers: [...new Set([...listProblemHeaders(status, codes), ...common])],
  }));
}

/** Conflicts that a later retry resolves. */
const RETRYABLE_CONFLICTS: readonly ErrorCode[] = ["idempotency_in_progress", "identity_locked"];

function listProblemHeaders(status: number, codes: readonly ErrorCode[]): string[] {
  const sendsChallenge = [401, 403].includes(status) || codes.includes("ambiguous_credentials");
  const canRetryLater =
    [429, 503].includes(status) || codes.some((code) => RETRYABLE_CONFLICTS.includes(code));
  return [
    ...(status === 405 ? ["Allow"] : []),
    ...(sendsChallenge ? ["WWW-Authenticate"] : []),
    ...(canRetryLater ? ["Retry-After"] : []),
    ...(status === 429 ? ["RateLimit", "RateLimit-Policy"] : []),
  ];
}

/** Returns the only error code, or the status text if there are several codes. */
export function nameProblemComponent({ status, codes }: ProblemKind): string {
  const [code] = codes;
  const words =
    codes.length === 1 && code ? code.split("_") : (STATUS_CODES[status] ?? "Problem").split(/\W+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

export function buildProblemResponse({ status, codes, headers }: ProblemKind) {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].title}.`).join("\n\n"),
    headers: buildHeaderReferences(["X-Request-Id", ...headers]),
    content: {
      [PROBLEM_TYPE]: {
        schema: {
          allOf: [{ $ref: "#/components/schemas/Problem" }],
          properties: {
            status: { const: status, description: `The HTTP status of the response: ${status}.` },
            code: {
              enum: codes,
              description: "The error code, one of those that this response can have.",
              "x-enumDescriptions": Object.fromEntries(codes.map((code) => [code, ERROR_TITLES[code]])),
            },
          },
        },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

/** @throws DeclarationError for a header missing in `HEADERS` */
export function buildHeaderReferences(names: readonly string[]): Record<string, { $ref: string }> {
  const undescribed = names.find((name) => !HEADERS[name]);
  if (undescribed !== undefined)
    throw new DeclarationError(
      `the header ${undescribed} has no description. Add it to HEADERS in packages/openapi/src/headers.ts.`,
      "headers",
    );
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const EXAMPLE_ISSUES: Partial<Record<ErrorCode, ProblemBody["errors"]>> = {
  invalid_request: [{ parameter: "limit", detail: "must be a whole number from 1 to 100" }],
  unknown_parameter: [{ parameter: "page", detail: "This parameter is unknown." }],
  validation_failed: [{ pointer: "#/email", detail: "must be an email address" }],
};

export function buildProblemExamples(
  codes: Iterable<ErrorCode>,
  instance: string,
  requestId: string,
): object {
  return Object.fromEntries(
    [...codes].sort().map((code) => {
      const problem = new Problem(code, undefined, { errors: EXAMPLE_ISSUES[code] ?? [] });
      return [code, { summary: ERRORS[code].title, value: toProblemBody(problem, instance, requestId) }];
    }),
  );
}
