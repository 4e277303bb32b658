import type { FieldDeprecation } from "@svc/service-kit/fields";
import type { OpenApiDocument } from "../openapi-document.ts";
import {
  CONTRACT_PARTS,
  type ContractIndex,
  type ContractRelease,
  indexContract,
  mergeReleases,
  subtractIndex,
} from "./contract-index.ts";

export interface ContractChange {
  change: "added" | "removed" | "deprecated";
  kind: "operation" | "event" | "member";
  name: string;
  /** Null for a deprecation, and for a change that is not released yet. */
  version: string | null;
  /** Date of the release, or of the deprecation. */
  date: string | null;
  /** When a deprecated operation or field stops working. */
  sunset: string | null;
  successor: string | null;
}

/** Value of `x-added` for operations, events and fields that are not released yet. */
export const UNRELEASED = "unreleased";

type Schema = {
  properties?: Record<string, { "x-deprecation"?: FieldDeprecation }>;
  "x-added"?: string | undefined;
  "x-members-added"?: object;
};

const KINDS = { operations: "operation", events: "event", members: "member" } as const;

/** Lists releases, oldest first, then unreleased changes, then deprecations. */
export function listChanges(
  document: OpenApiDocument,
  releases: readonly ContractRelease[],
): ContractChange[] {
  const [released, current] = [mergeReleases(releases), indexContract(document)];
  const unreleased = {
    version: null,
    date: null,
    added: subtractIndex(current, released),
    removed: subtractIndex(released, current),
  };
  return [
    ...[...releases, unreleased].flatMap(({ version, date, added, removed }) => [
      ...toChanges("added", added, { version, date }),
      ...toChanges("removed", removed, { version, date }),
    ]),
    ...findDeprecations(document),
  ];
}

function toChanges(
  change: ContractChange["change"],
  index: ContractIndex,
  release: Pick<ContractChange, "version" | "date">,
): ContractChange[] {
  return CONTRACT_PARTS.flatMap((part) =>
    index[part].map((name) => ({
      change,
      kind: KINDS[part],
      name,
      ...release,
      sunset: null,
      successor: null,
    })),
  );
}

function findDeprecations({ paths, components }: OpenApiDocument): ContractChange[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { "x-deprecation": deprecation }]) =>
      toDeprecation("operation", `${method.toUpperCase()} ${path}`, deprecation),
    ),
  );
  const schemas = (components.schemas ?? {}) as Record<string, Schema>;
  const fields = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, { "x-deprecation": deprecation }]) =>
      toDeprecation("member", `${schema}.${field}`, deprecation),
    ),
  );
  return [...operations, ...fields];
}

function toDeprecation(kind: ContractChange["kind"], name: string, deprecation: unknown): ContractChange[] {
  if (deprecation === undefined) return [];
  const { since, sunset = null, successor = null } = deprecation as FieldDeprecation;
  const date = since.slice(0, "YYYY-MM-DD".length);
  return [{ change: "deprecated", kind, name, version: null, date, sunset, successor }];
}

/**
 * Records the release in which each part appeared: in `x-added` of operations, events and new schemas, and in `x-members-added` of
 * schemas with new fields. Schemas and fields of the first release get neither, to keep the document short.
 */
export function addVersions(
  document: OpenApiDocument,
  releases: readonly ContractRelease[],
): OpenApiDocument {
  const versions = new Map<string, string>();
  for (const { version, added } of releases) {
    for (const part of CONTRACT_PARTS)
      for (const name of added[part]) versions.set(`${part} ${name}`, version);
  }
  const findVersion = (part: keyof ContractIndex, name: string) =>
    versions.get(`${part} ${name}`) ?? UNRELEASED;
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods))
      operation["x-added"] = findVersion("operations", `${method.toUpperCase()} ${path}`);
  }
  for (const [name, { post }] of Object.entries(document.webhooks ?? {})) {
    if (post) post["x-added"] = findVersion("events", name);
  }
  const schemas = (document.components.schemas ?? {}) as Record<string, Schema>;
  for (const [name, schema] of Object.entries(schemas)) {
    const fields = Object.keys(schema.properties ?? {});
    const added = fields
      .map((field) => [field, findVersion("members", `${name}.${field}`)] as const)
      .filter(([, version]) => version !== releases[0]?.version);
    if (added.length === 0) continue;
    const firstVersion = added[0]?.[1];
    const isNewSchema =
      added.length === fields.length && added.every(([, version]) => version === firstVersion);
    if (isNewSchema) schema["x-added"] = firstVersion;
    else schema["x-members-added"] = Object.fromEntries(added);
  }
  return document;
}
