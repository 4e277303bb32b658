import { ERRORS, type ErrorEntry } from "@svc/service-kit/errors";
import type { OpenApiDocument } from "../openapi-document.ts";

export interface Entry {
  title: string;
  href: string;
  text: string;
}

export interface EntryGroup {
  kind: string;
  title: string;
  entries: readonly Entry[];
}

/** Converts Markdown to one line of plain text. Handles links, code and bold text. */
export function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replaceAll("`", "")
    .replaceAll("**", "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const METHODS = ["get", "post", "put", "patch", "delete"];

/**
 * Lists a document's operations and events for search.
 *
 * @param kind of the operations, as shown in search results
 * @param path parent path of their pages
 */
export function listDocumentEntries(document: OpenApiDocument, kind: string, path: string): EntryGroup[] {
  const toEntry = (title: string, name: string, operation: Record<string, unknown>) => ({
    title,
    href: `${path}/${operation.operationId}`,
    text: [
      name,
      toPlainText(String(operation.description ?? "")),
      listVariantConstants(document, operation).join(", "),
    ]
      .filter(Boolean)
      .join(" · "),
  });
  const operations = Object.entries(document.paths).flatMap(([operationPath, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [toEntry(String(operation.summary), `${method.toUpperCase()} ${operationPath}`, operation)]
        : [];
    }),
  );
  const events = Object.entries(document.webhooks ?? {}).flatMap(([name, { post }]) =>
    post ? [toEntry(name, "", post)] : [],
  );
  return [
    { kind, title: `${kind}s`, entries: operations },
    ...(events.length > 0 ? [{ kind: "Event", title: "Event types", entries: events }] : []),
  ];
}

interface Schema {
  $ref?: string;
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, { const?: unknown }>>;
}

/** Lists the constants that identify the variants of a body, such as the action names of a rollover. */
function listVariantConstants({ components }: OpenApiDocument, operation: Record<string, unknown>): string[] {
  const resolve = ({ $ref, ...schema }: Schema): Schema =>
    $ref === undefined
      ? schema
      : ((components.schemas?.[$ref.slice($ref.lastIndexOf("/") + 1)] ?? {}) as Schema);
  const body = operation.requestBody as { content?: Record<string, { schema?: Schema }> } | undefined;
  const variants = resolve(body?.content?.["application/json"]?.schema ?? {}).oneOf ?? [];
  return variants.flatMap((variant) =>
    Object.values(resolve(variant).properties ?? {}).flatMap(({ const: value }) =>
      typeof value === "string" ? [value] : [],
    ),
  );
}

/** Lists the errors of the API for search. */
export function listErrorEntries(additionalErrors: Readonly<Record<string, ErrorEntry>> = {}): EntryGroup {
  const entries = Object.entries({ ...ERRORS, ...additionalErrors }).map(
    ([code, { title, status, cause, remedy }]) => ({
      title: `${code}: ${title}`,
      href: `/errors/${code}`,
      text: toPlainText(`${status} · ${cause} ${remedy}`),
    }),
  );
  return { kind: "Error", title: "Errors", entries };
}
