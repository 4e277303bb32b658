import type { OpenApiDocument } from "../openapi-document.ts";
import { parseIdPrefix, type ReferenceOperation } from "../reference/read/read-document.ts";
import { findIds } from "../reference/samples/example-request.ts";
import type { CollectionSettings } from "./walkthrough.ts";

const ID_IN_TEXT = /[a-z]{2,5}_[0-7][0-9a-z]{25}/g;

/** Names variables for the IDs in a document, mostly after the nouns in its paths. */
export class IdVariables {
  private readonly byPrefix = new Map<string, string>();
  private readonly byExampleId: Readonly<Record<string, string>>;
  private readonly document: OpenApiDocument;

  constructor(
    document: OpenApiDocument,
    operations: readonly ReferenceOperation[],
    { variablesByExampleId, variablesByPrefix }: Omit<CollectionSettings, "walkthrough">,
  ) {
    this.document = document;
    this.byExampleId = variablesByExampleId;
    for (const [prefix, variable] of Object.entries(variablesByPrefix)) this.byPrefix.set(prefix, variable);
    const shortestFirst = operations.toSorted((one, other) => one.path.length - other.path.length);
    for (const { path, parameters } of shortestFirst) {
      for (const { name, in: location, schema } of parameters) {
        const prefix = parseIdPrefix(schema.pattern);
        if (location !== "path" || prefix === null || this.byPrefix.has(prefix)) continue;
        this.byPrefix.set(prefix, nameVariable(path, name));
      }
    }
  }

  /** Finds `rolloverId` for `rol_`. */
  find(prefix: string | null): string | null {
    return (prefix === null ? undefined : this.byPrefix.get(prefix)) ?? null;
  }

  replaceIds(text: string): string {
    return text.replaceAll(ID_IN_TEXT, (id) => {
      const variable = this.byExampleId[id] ?? this.find(`${id.split("_")[0]}_`);
      return variable === null ? id : `{{${variable}}}`;
    });
  }

  listExamples(): Record<string, string> {
    const ids = findIds(this.document);
    const byPrefix = [...this.byPrefix].map(
      ([prefix, variable]) => [variable, ids.find((id) => id.startsWith(prefix)) ?? ""] as const,
    );
    const byExampleId = Object.entries(this.byExampleId).map(([id, variable]) => [variable, id] as const);
    return Object.fromEntries([...byPrefix, ...byExampleId].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

/** Returns `webhookEndpointId` for `/v1/webhook-endpoints/{id}`. */
export function nameVariable(path: string, parameter: string): string {
  if (parameter !== "id") return parameter;
  const segments = path.split("/");
  const noun = segments[segments.indexOf(`{${parameter}}`) - 1] ?? "";
  const singular = noun.replace(/ies$/, "y").replace(/s$/, "");
  return `${singular.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Id`;
}
