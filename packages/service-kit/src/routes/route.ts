import type { CredentialType, Scope } from "@svc/keys";
import type { RequestHandler, Router } from "express";
import { z } from "zod";
import type { Method } from "../endpoints/endpoint.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { Deprecation } from "../http/deprecation.ts";
import { type PathHandler, pathRouter } from "./path-router.ts";

export interface OperationResponse {
  description: string;
  content?: Readonly<Record<string, { schema: z.ZodType; example?: unknown }>>;
  /** Headers in addition to `X-Request-Id`. The OpenAPI document describes each header. */
  headers?: readonly string[];
}

/** An operation of an OpenAPI document. */
export interface Operation {
  method: Method;
  path: string;
  operationId: string;
  summary: string;
  description: string;
  tag: string;
  deprecated?: Deprecation;
  credentials: readonly CredentialType[];
  scope?: Scope;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: { mediaType?: string; schema: z.ZodType; isRequired: boolean; example?: unknown };
  acceptsIdempotencyKey?: boolean;
  /** Accepts the `If-Match` header. */
  ifMatch?: boolean;
  responses: Readonly<Record<number, OperationResponse>>;
  errors: readonly ErrorCode[];
}

/**
 * A documented route that is not an endpoint (health, pages, GraphQL).
 * @typeParam Runtime dependencies of `serve`
 */
export interface Route<Runtime> extends Operation, Pick<PathHandler, "ignoresCaseAndTrailingSlash"> {
  /** Undocumented files, by absolute path, or by file name under the route's path. */
  assets?: Readonly<Record<string, RequestHandler>>;
  /** Returns null if the route is turned off or another router handles it. */
  serve: (runtime: Runtime) => RequestHandler | null;
}

export const PUBLIC_TAG = {
  name: "Service",
  description: "Routes that need no credential: health, error explanations and this document.",
};

export const PUBLIC_GET_DEFAULTS = {
  method: "GET",
  tag: PUBLIC_TAG.name,
  credentials: [],
  errors: ["method_not_allowed", "internal_error"],
} as const satisfies Partial<Operation>;

export const htmlContent = { "text/html": { schema: z.string().describe("An HTML page.") } };

export const jsonContent = <Schema extends z.ZodType>(schema: Schema, example: z.output<Schema>) => ({
  "application/json": { schema, example },
});

/** Returns a router of the routes and their assets. */
export function routeRouter<Runtime>(routes: readonly Route<Runtime>[], runtime: Runtime): Router {
  return pathRouter(
    routes.flatMap(
      ({ method, path, operationId, ignoresCaseAndTrailingSlash = false, assets = {}, serve }) => {
        const handler = serve(runtime);
        if (!handler) return [];
        const handle: RequestHandler = (req, res, next) => {
          res.locals.operation = operationId;
          return handler(req, res, next);
        };
        const assetRoutes = Object.entries(assets).map(([name, serveAsset]) => {
          const assetPath = name.startsWith("/") ? name : `${path}/${name}`;
          return {
            method: "GET" as const,
            path: assetPath,
            name: `${assetPath.slice(0, assetPath.lastIndexOf("/"))}/{file}`,
            handle: serveAsset,
          };
        });
        return [{ method, path, ignoresCaseAndTrailingSlash, handle }, ...assetRoutes];
      },
    ),
  );
}
