import { enumField, timeField } from "@svc/service-kit/fields";
import { listQueryFields } from "@svc/service-kit/lists";
import { z } from "zod";

export const REQUEST_LOG_LIMITS =
  "The log contains failed requests and a sample of successful requests. On each instance, the " +
  "limits per minute are:\n\n" +
  "- failed requests: 30 per caller and 60 per organization\n" +
  "- successful requests: 10 per caller and 60 per organization\n\n" +
  "The log stores up to 5,000 requests per hour.";

export const requestQueryFields = {
  ...listQueryFields,
  status: enumField("RequestStatusClass", "Only requests with this class of status.", {
    "2xx": "Successful requests.",
    "3xx": "Requests for an object that had not changed.",
    "4xx": "Requests that the service refused, or whose client disconnected.",
    "5xx": "Requests that the service failed to handle.",
  }).optional(),
  code: z
    .string("must be a single error code")
    .regex(/^[a-zA-Z_]{1,60}$/, "must be an error code")
    .optional()
    .describe("Only requests with this error code."),
  route: z
    .string("must be a single route")
    .max(200, "is too long")
    .optional()
    .describe("Only requests to this route, given as a path pattern."),
  method: enumField("RequestMethod", "Only requests with this method.", {
    GET: "Reads.",
    POST: "Requests that create something or perform an action.",
    PATCH: "Updates.",
    DELETE: "Deletions.",
  }).optional(),
};

export const requestTimeFields = {
  from: timeField.optional().describe("Only requests at or after this time."),
  to: timeField.optional().describe("Only requests before this time."),
};
