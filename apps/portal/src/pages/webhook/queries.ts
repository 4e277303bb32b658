import { api, getBody, type Schemas } from "../../api/client.ts";
import { getQuery, idParams, queryClient, refetch } from "../../api/queries.ts";

export type Endpoint = Schemas["WebhookEndpoint"];
export type Delivery = Schemas["WebhookDelivery"];
export type Recovery = Schemas["WebhookRecovery"];

export const endpointQuery = (id: string) => getQuery("/v1/webhook-endpoints/{id}", idParams(id));

/**
 * Changes an endpoint, and refetches it even if the change fails.
 * @throws ProblemError `version_conflict` if the endpoint has changed since the page loaded it
 */
export async function updateEndpoint(
  { id, version }: Pick<Endpoint, "id" | "version">,
  body: Schemas["WebhookEndpointPatch"],
) {
  try {
    const header = { "If-Match": `"${version}"` };
    return await getBody(api.PATCH("/v1/webhook-endpoints/{id}", { params: { path: { id }, header }, body }));
  } finally {
    await queryClient.invalidateQueries({ queryKey: endpointQuery(id).queryKey });
    void refetch("/v1/webhook-endpoints");
  }
}
