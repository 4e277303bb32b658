import { readFileSync } from "node:fs";
import { OpenApiConformance } from "@svc/testing";
import type { LatestIds } from "./latest-ids.ts";

const FILES = {
  api: "apps/api/openapi.json",
  portal: "apps/api/portal-openapi.json",
  widget: "apps/widget-auth/openapi.json",
};

export type DocumentName = keyof typeof FILES;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema: { pattern?: string; example?: unknown; enum?: unknown[]; minimum?: number };
}

export interface DocumentedOperation {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: { type: string; example: Record<string, unknown> } | null;
  /** False for public operations, and for those that verify a signature of the body instead. */
  needsCredential: boolean;
}

type DeclaredOperation = {
  operationId: string;
  security?: object[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: {
    content: Record<string, { example?: object; examples?: Record<string, { value: object }> }>;
  };
};

export function readDocument(name: DocumentName) {
  const file = new URL(`../../${FILES[name]}`, import.meta.url);
  const { paths, components } = JSON.parse(readFileSync(file, "utf8")) as {
    paths: Record<string, Record<string, DeclaredOperation>>;
    components: { parameters?: Record<string, Parameter> };
  };
  const resolve = (one: Parameter | { $ref: string }) =>
    "$ref" in one ? (components.parameters?.[one.$ref.split("/").at(-1) ?? ""] as Parameter) : one;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, parameters = [], requestBody, security }]): DocumentedOperation => {
        const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
        const example = content?.example ?? Object.values(content?.examples ?? {})[0]?.value;
        return {
          id: operationId,
          method: method.toUpperCase(),
          path,
          parameters: parameters.map(resolve),
          body: type === undefined ? null : { type, example: { ...example } },
          needsCredential: security?.length !== 0,
        };
      },
    ),
  );
  return { operations, conformance: OpenApiConformance.fromFile(file) };
}

const CALLED_LAST = [
  "deleteWebhookEndpoint",
  "rotateApiKey",
  "rotatePortalKey",
  "revokePortalKey",
  "removeMember",
  "updateMember",
];

export function sortByCallOrder(operations: readonly DocumentedOperation[]): DocumentedOperation[] {
  const rank = ({ id, method }: DocumentedOperation) => {
    if (CALLED_LAST.includes(id)) return 4;
    if (method === "DELETE") return 3;
    if (method !== "GET") return 1;
    return id.startsWith("list") ? 0 : 2;
  };
  return [...operations].sort((one, other) => rank(one) - rank(other));
}

/** Contents of uploaded files, by the placeholders in the examples. */
const FILE_CONTENTS: Readonly<Record<string, string>> = {
  "%PDF-1.7 …": "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n0\n%%EOF\n",
  "slug,name,…": "slug,name\nblack-box-trust,Black Box Trust\n",
};

export function buildRequest(
  { method, path, parameters, body }: DocumentedOperation,
  ids: LatestIds,
  bodyChanges: object = {},
): { path: string; init: RequestInit; sent: unknown } {
  const query = new URLSearchParams();
  let filledPath = path;
  for (const { name, in: location, required, example, schema } of parameters) {
    const [, prefix] = /^\^([a-z]+)_/.exec(schema.pattern ?? "") ?? [];
    const value =
      example ??
      schema.example ??
      schema.enum?.[0] ??
      (prefix && ids.get(prefix)) ??
      schema.minimum ??
      // `/errors/{code}` needs a valid code. Any text is valid elsewhere.
      "not_found";
    if (location === "path") filledPath = filledPath.replace(`{${name}}`, String(ids.apply(value)));
    else if (location === "query" && required) query.set(name, String(ids.apply(value)));
  }
  const url = query.size > 0 ? `${filledPath}?${query}` : filledPath;
  if (body === null) return { path: url, init: { method }, sent: undefined };
  const sent = { ...ids.apply(body.example), ...bodyChanges };
  if (body.type === "application/json") {
    const init = { method, body: JSON.stringify(sent), headers: { "Content-Type": body.type } };
    return { path: url, init, sent };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) {
    const contents = FILE_CONTENTS[String(value)];
    if (contents === undefined) form.set(name, String(value));
    else form.set(name, new Blob([contents]), "example");
  }
  return { path: url, init: { method, body: form }, sent: undefined };
}
