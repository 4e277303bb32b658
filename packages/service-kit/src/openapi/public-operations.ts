import { z } from "zod";
import type { Operation, OperationAnswer } from "./operation.ts";

/** The tag of what is served to anybody. */
export const PUBLIC_TAG = {
  name: "Service",
  description: "What needs no credential: health, the meaning of errors, and this document.",
};

const healthReport = z
  .strictObject({
    status: z.enum(["ready", "degraded", "unavailable", "stopping"]),
    checks: z
      .record(z.string(), z.enum(["up", "down"]))
      .describe("What the service depends on; empty while it is stopping."),
    reasons: z
      .array(z.string())
      .optional()
      .describe(
        "For a person: why it is not ready, where more is known than that something does not answer.",
      ),
  })
  .meta({ id: "HealthReport" });

const errorPage = z
  .strictObject({
    code: z.string(),
    status: z.number().int(),
    title: z.string(),
    cause: z.string().describe("Why it happens."),
    remedy: z.string().describe("What to do."),
  })
  .meta({ id: "ErrorExplanation" });

const page = z.string().describe("A page for a person.");

function answer(
  description: string,
  content: OperationAnswer["content"] = {},
  headers: readonly string[] = [],
): OperationAnswer {
  return { description, content, headers };
}

function publicGet(
  path: string,
  operationId: string,
  summary: string,
  description: string,
  answers: Operation["answers"],
): Operation {
  return {
    method: "get",
    path,
    operationId,
    summary,
    description,
    tag: PUBLIC_TAG.name,
    credentials: [],
    answers,
    errors: ["method_not_allowed", "internal_error"],
  };
}

/**
 * What every service of ours serves to anybody: `healthRoutes`, `errorPages` and `openApiRoutes`.
 *
 * @param dependencies their names, as the service's `Health` has them
 * @param options.canHideDocs whether a deployment may switch the page off
 * @param options.hasGuides whether there are guides beside it
 */
export function publicOperations(
  dependencies: readonly string[],
  options: { canHideDocs: boolean; hasGuides?: boolean },
): Operation[] {
  const checks = Object.fromEntries(dependencies.map((name) => [name, "up" as const]));
  const report = (example: z.output<typeof healthReport>) => ({
    "application/json": { schema: healthReport, example },
  });
  return [
    publicGet(
      "/health/live",
      "getLiveness",
      "Ask whether the process runs",
      "Asks nothing of anything else.",
      {
        200: answer("It runs.", {
          "application/json": {
            schema: z.strictObject({ status: z.literal("live") }),
            example: { status: "live" },
          },
        }),
      },
    ),
    publicGet(
      "/health/ready",
      "getReadiness",
      "Ask whether the service can do its work",
      "Asks what the service depends on; an answer serves for half a second.",
      {
        200: answer("It can.", report({ status: "ready", checks })),
        503: answer("It cannot, or is stopping.", report({ status: "stopping", checks: {} })),
      },
    ),
    {
      ...publicGet(
        "/errors/{code}",
        "explainError",
        "Explain an error code",
        "What happened, why, and what to do: a page for a person, or JSON for a program, as `Accept` prefers.",
        {
          200: answer("The explanation.", {
            "application/json": {
              schema: errorPage,
              example: {
                code: "not_found",
                status: 404,
                title: "Not found",
                cause: "There is no such address, or no such thing in your organization.",
                remedy: "Check the path and the id.",
              },
            },
            "text/html": { schema: page },
          }),
        },
      ),
      params: z.strictObject({
        code: z.string().describe("An error's `code`; on the API also those that GraphQL itself gives."),
      }),
      errors: ["not_found", "method_not_allowed", "internal_error"],
    },
    publicGet(
      "/openapi.json",
      "getOpenApi",
      "Read this document",
      "OpenAPI 3.1, as this deployment serves it.",
      {
        200: answer(
          "The document.",
          {
            "application/json": {
              schema: z.looseObject({ openapi: z.string() }),
              example: { openapi: "3.1.1" },
            },
          },
          ["ETag"],
        ),
        304: answer("You have it already: `If-None-Match` names its `ETag`.", {}, ["ETag"]),
      },
    ),
    {
      ...publicGet(
        "/docs",
        "showDocs",
        "Read the reference",
        options.canHideDocs
          ? "This document as a page. Where the operator has switched pages off, it answers 404."
          : "This document as a page that also sends requests. Nothing of it comes from another host.",
        { 200: answer("The page.", { "text/html": { schema: page } }) },
      ),
      errors: [
        ...(options.canHideDocs ? (["not_found"] as const) : []),
        "method_not_allowed",
        "internal_error",
      ],
    },
    ...(options.hasGuides ? guideOperations() : []),
  ];
}

function guideOperations(): Operation[] {
  return [
    publicGet(
      "/docs/guides",
      "listGuides",
      "Find a guide",
      "A page with all of them: the first rollover, authentication, errors and retries, and what else there is.",
      { 200: answer("The page.", { "text/html": { schema: page } }) },
    ),
    {
      ...publicGet(
        "/docs/guides/{name}",
        "showGuide",
        "Read a guide",
        "A page that shows commands and what they answer.",
        { 200: answer("The page.", { "text/html": { schema: page } }) },
      ),
      params: z.strictObject({ name: z.string().describe("Its name, as the list has it.") }),
      errors: ["not_found", "method_not_allowed", "internal_error"],
    },
  ];
}
