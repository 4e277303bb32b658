import type { OpenApiDocument } from "../openapi-document.ts";

/** Names of the parts of a contract. */
export interface ContractIndex {
  /** `GET /v1/rollovers`. */
  operations: readonly string[];
  /** `rollover.completed`. */
  events: readonly string[];
  /** Fields of named schemas: `Rollover.metadata`. */
  members: readonly string[];
}

/** A release, as differences from the previous release. */
export interface ContractRelease {
  version: string;
  /** ISO 8601 date. */
  date: string;
  added: ContractIndex;
  removed: ContractIndex;
}

export const CONTRACT_PARTS = ["operations", "events", "members"] as const;

type Operation = { responses?: Record<string, { content?: Record<string, unknown> }> };
type Schema = { properties?: Record<string, unknown> };

/**
 * Indexes operations, event types and fields of named schemas. Skips HTML pages, because only the first release's document
 * contains them.
 */
export function indexContract({ paths, webhooks = {}, components }: OpenApiDocument): ContractIndex {
  const schemas = Object.entries((components.schemas ?? {}) as Record<string, Schema>);
  return {
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => !isPage(operation as Operation))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    ),
    events: Object.keys(webhooks),
    members: schemas.flatMap(([name, { properties = {} }]) =>
      Object.keys(properties).map((field) => `${name}.${field}`),
    ),
  };
}

function isPage({ responses = {} }: Operation): boolean {
  const types = Object.entries(responses)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, { content = {} }]) => Object.keys(content));
  return types.length > 0 && types.every((type) => type === "text/html");
}

export function mergeReleases(releases: readonly ContractRelease[]): ContractIndex {
  return releases.reduce<ContractIndex>(
    (index, { added, removed }) =>
      mapParts((part) => [...index[part].filter((name) => !removed[part].includes(name)), ...added[part]]),
    { operations: [], events: [], members: [] },
  );
}

export function subtractIndex(index: ContractIndex, other: ContractIndex): ContractIndex {
  return mapParts((part) => {
    const names = new Set(other[part]);
    return index[part].filter((name) => !names.has(name));
  });
}

/** Appends a release to the history. */
export function recordContract(
  releases: readonly ContractRelease[],
  document: OpenApiDocument,
  release: Pick<ContractRelease, "version" | "date">,
): ContractRelease[] {
  const [previous, current] = [mergeReleases(releases), indexContract(document)];
  return [
    ...releases,
    { ...release, added: subtractIndex(current, previous), removed: subtractIndex(previous, current) },
  ];
}

function mapParts(toNames: (part: (typeof CONTRACT_PARTS)[number]) => readonly string[]): ContractIndex {
  return { operations: toNames("operations"), events: toNames("events"), members: toNames("members") };
}
