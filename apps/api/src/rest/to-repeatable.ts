import type { EndpointRequest } from "@svc/service-kit";
import { type RepeatableRequest, readIdempotencyKey } from "../idempotency/answer-once.ts";

/**
 * What makes two REST requests the same one: the organization, what is called, and the `Idempotency-Key`.
 *
 * @param scope method and path, the ids in it filled in
 * @throws Problem `invalid_request` for an empty or overlong key
 */
export function toRepeatable(
  scope: string,
  request: EndpointRequest<unknown, unknown, unknown>,
): RepeatableRequest {
  return {
    organizationId: request.principal.organizationId,
    scope,
    idempotencyKey: readIdempotencyKey(request.header("idempotency-key")),
    body: request.sentBody,
  };
}
