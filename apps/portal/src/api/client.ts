import createClient, { createQuerySerializer, type FetchResponse } from "openapi-fetch";
import type { components as ApiComponents, paths as ApiPaths } from "../generated/api.ts";
import type { paths as PortalPaths } from "../generated/portal-api.ts";
import { recordCallStatus } from "./connection.ts";
import { getOrganizationId } from "./organization.ts";
import { createUnreachableError, readProblem, readRetryAfter } from "./problem.ts";
import { shortenKeys } from "./shorten-keys.ts";
import { promptSignIn } from "./sign-in-prompt.ts";

export type Paths = ApiPaths & PortalPaths;

export type Schemas = ApiComponents["schemas"];

async function send(request: Request): Promise<Response> {
  const organization = getOrganizationId();
  if (organization !== null) request.headers.set("Svc-Organization", organization);
  const retryRequest = request.clone();
  const response = await sendOnce(request);
  if (response.status !== 401 || !(await promptSignIn())) return response;
  return sendOnce(retryRequest);
}

async function sendOnce(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    recordCallStatus(response.status, readRetryAfter(response));
    return response;
  } catch (error) {
    if (request.signal.aborted) throw error;
    recordCallStatus(0, null);
    throw createUnreachableError(error);
  }
}

const serializeQuery = createQuerySerializer();

export const api = createClient<Paths>({
  baseUrl: location.origin,
  fetch: send,
  querySerializer: (query) => shortenKeys(serializeQuery(query)),
});

api.use({
  async onResponse({ response }) {
    if (!response.ok) throw await readProblem(response);
  },
});

/** Usage: `await getBody(api.POST("/v1/rollovers", { body }))`. @throws ProblemError */
export async function getBody<T extends { data?: unknown }>(
  call: Promise<T>,
): Promise<NonNullable<T["data"]>> {
  return (await call).data as NonNullable<T["data"]>;
}

export type ApiResponse<Path extends keyof Paths> = Paths[Path] extends {
  get: infer Get extends Record<string, unknown>;
}
  ? NonNullable<FetchResponse<Get, object, "application/json">["data"]>
  : never;
