import { timeField } from "@svc/service-kit/fields";
import { listQueryFields } from "@svc/service-kit/lists";
import { z } from "zod";

const CLASSES = ["2xx", "3xx", "4xx", "5xx"] as const;
const METHODS = ["GET", "POST", "PATCH", "DELETE"] as const;

export const REQUEST_LOG_LIMITS =
  "The log contains failed requests and a sample of successful requests. On each instance, the " +
  "limits per minute are:\n\n" +
  "- failed requests: 30 per caller and 60 per organization\n" +
  "- successful requests: 10 per caller and 60 per organization\n\n" +
  "The log stores up to 5,000 requests per hour.";

export const requestQueryFields = {
  ...listQueryFields,
  status: z
    .enum(CLASSES, `must be one of ${CLASSES.join(", ")}`)
    .optional()
    .describe("Only requests with this class of status."),
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
  method: z
    .enum(METHODS, `must be one of ${METHODS.join(", ")}`)
    .optional()
    .describe("Only requests with this method."),
};

export const requestTimeFields = {
  from: timeField.optional().describe("Only requests at or after this time."),
  to: timeField.optional().describe("Only requests before this time."),
};
