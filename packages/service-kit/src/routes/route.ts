import type { CredentialType, Scope } from "@svc/keys";
import type { RequestHandler, Router } from "express";
import { z } from "zod";
import type { Method } from "../endpoints/endpoint.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { Deprecation } from "../http/deprecation.ts";
import { type PathHandler, pathRouter } from "./path-router.ts";

/** One answer of an operation: its forms by media type. */
export interface OperationAnswer {
  description: string;
  /** Nothing, where it has no body. */
  content?: Readonly<Record<string, { schema: z.ZodType; example?: unknown }>>;
  /** Names of headers beside `X-Request-Id`; each is described in the OpenAPI document. */
  headers?: readonly string[];
}

/** One method of a path, as the OpenAPI document has it. */
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
  /** JSON, unless another media type is said. */
  body?: { mediaType?: string; schema: z.ZodType; isRequired: boolean; example?: unknown };
  isRepeatable?: boolean;
  ifMatch?: boolean;
  answers: Readonly<Record<number, OperationAnswer>>;
  errors: readonly ErrorCode[];
}

/**
 * What is served beside the endpoints (health, pages, GraphQL), said once: documented by what it has of an operation, and
 * answered by what it serves.
 *
 * @typeParam Runtime what the service serves it with
 */
export interface Route<Runtime> extends Operation, Pick<PathHandler, "isLenient"> {
  /** What a page loads, by its name under the page's path, or by its whole path. It is served with the page, and documented nowhere. */
  assets?: Readonly<Record<string, RequestHandler>>;
  /** Null where it is not served here: the operator has switched it off, or it is answered before this. */
  serve: (runtime: Runtime) => RequestHandler | null;
}

/** The tag of what is served to anybody. */
export const PUBLIC_TAG = {
  name: "Service",
  description: "What needs no credential: health, the meaning of errors, and this document.",
};

/** What anybody may GET. */
export const PUBLIC_GET = {
  method: "GET",
  tag: PUBLIC_TAG.name,
  credentials: [],
  errors: ["method_not_allowed", "internal_error"],
} as const satisfies Partial<Operation>;

/** The form of an answer that is a page. */
export const htmlForm = { "text/html": { schema: z.string().describe("A page for a person.") } };

/** The form of an answer that is JSON. */
export const jsonForm = <Schema extends z.ZodType>(schema: Schema, example: z.output<Schema>) => ({
  "application/json": { schema, example },
});

/** A router that serves these routes. */
export function routeRouter<Runtime>(routes: readonly Route<Runtime>[], runtime: Runtime): Router {
  return pathRouter(
    routes.flatMap(({ method, path, operationId, isLenient = false, assets = {}, serve }) => {
      const served = serve(runtime);
      if (!served) return [];
      const handle: RequestHandler = (req, res, next) => {
        res.locals.operation = operationId;
        return served(req, res, next);
      };
      const loaded = Object.entries(assets).map(([name, serveAsset]) => {
        const whole = name.startsWith("/") ? name : `${path}/${name}`;
        return {
          method: "GET" as const,
          path: whole,
          name: `${whole.slice(0, whole.lastIndexOf("/"))}/{file}`,
          handle: serveAsset,
        };
      });
      return [{ method, path, isLenient, handle }, ...loaded];
    }),
  );
}
