import { type AnyEndpoint, createEndpointDefiner, type Endpoint } from "@svc/service-kit/endpoints";
import { idField, timestampField } from "@svc/service-kit/fields";
import { listQueryFields, listSchema } from "@svc/service-kit/lists";
import { PUBLIC_TAG } from "@svc/service-kit/routes";
import { z } from "zod";
import { buildOpenApi } from "../src/index.ts";

const defineEndpoint = createEndpointDefiner<object>();
export const shade = z.enum(["light", "dark"]).meta({ id: "Shade" });
export const thing = z
  .strictObject({ id: z.string(), shade, count: z.number().int().nullable(), at: timestampField })
  .meta({ id: "Thing", description: "A thing." });
const handle = async () => ({ status: 200, body: {} });

export const listThings = defineEndpoint({
  operationId: "listThings",
  method: "GET",
  path: "/v1/things",
  summary: "List things",
  credentials: ["ak", "session"],
  scope: "rollovers:read",
  query: z
    .strictObject({ ...listQueryFields, shade: shade.optional().describe("Of this shade.") })
    .meta({ id: "ThingQuery" }),
  responses: { 200: { description: "Things.", schema: listSchema(thing) } },
  errors: [],
  handle,
});
export const changeThing = defineEndpoint({
  operationId: "changeThing",
  method: "PATCH",
  path: "/v1/things/{id}",
  summary: "Change a thing",
  description: "All at once.",
  credentials: ["ak"],
  params: z.strictObject({ id: idField("doc") }),
  body: z.strictObject({
    shade,
    count: z.number().int().min(0).default(1).describe("How many."),
    by: z.string().transform(Number).optional(),
  }),
  acceptsIdempotencyKey: true,
  responses: { 200: { description: "The thing.", schema: thing, headers: ["ETag"] } },
  ifMatch: true,
  errors: ["limit_exceeded"],
  handle,
});

// biome-ignore lint/suspicious/noExplicitAny: the tests read any property.
export type Loose = any;

export const build = (...endpoints: AnyEndpoint<object>[]) =>
  buildOpenApi<object>({
    title: "Things",
    version: "1",
    url: "http://localhost",
    description: "About things.",
    tags: [
      { name: "Things", description: "All of them.", prefix: "/v1/things" },
      { name: "Others", description: "None of them.", prefix: "/v1/others" },
      PUBLIC_TAG,
    ],
    endpoints,
    routes: [],
  }) as unknown as Loose;

/** Defines an endpoint like `listThings` at another path, with changes. */
export const defineOther = (changes: Partial<Endpoint<object>>) =>
  ({ ...listThings, operationId: "other", path: "/v1/things/other", ...changes }) as AnyEndpoint<object>;
