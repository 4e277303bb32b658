import type { EndpointRequest } from "@svc/service-kit";
import { type RepeatableRequest, readIdempotencyKey } from "../idempotency/answer-once.ts";

/**
 * What makes two REST requests the same one: the organization, what is called, and the `Idempotency-Key`.
 *
 * @throws Problem `invalid_request` for an empty or overlong key
 */
export function toRepeatable(request: EndpointRequest<unknown, unknown, unknown>): RepeatableRequest {
  return {
    organizationId: request.principal.organizationId,
    scope: request.called,
    idempotencyKey: readIdempotencyKey(request.header("idempotency-key")),
    body: request.sentBody,
  };
}
