import { type Draft, ScaffoldError } from "./draft.ts";
import { readScopes, readTable, SUBJECTS, type Subject } from "./nouns.ts";
import { API_SOURCES, listNounFolders, PLACES, type Places } from "./places.ts";
import { toCamel, toPascal, toPlural, toSingular } from "./words.ts";

export interface OperationOptions {
  noun?: string | undefined;
  area?: string | undefined;
  method?: string | undefined;
  path?: string | undefined;
  scope?: string | undefined;
  summary?: string | undefined;
}

export interface OperationPlan {
  /** In kebab-case, like the file name. */
  name: string;
  summary: string | null;
  kind: "read" | "list" | "write";
  method: string;
  path: string;
  scope: string;
  hasId: boolean;
  hasBody: boolean;
  /** True if only signed-in users can call it. GraphQL and the client omit it. */
  isPortal: boolean;
  /** Null if the noun is not one of `SUBJECTS`. */
  subject: Subject | null;
  table: { table: string; hasCreatedAt: boolean } | null;
  /** Contains the folder `operations`. */
  folder: string;
  views: string;
  stores: string;
  /** Last segment of `folder`. */
  folderName: string;
  /** Response object in kebab-case: `rollover-summary`. Empty for a write. */
  entity: string;
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
const METHODS = ["GET", "POST", "PATCH", "DELETE"];
const METHOD_BY_VERB: Readonly<Record<string, string>> = {
  get: "GET",
  list: "GET",
  count: "GET",
  check: "GET",
  update: "PATCH",
  delete: "DELETE",
  remove: "DELETE",
};

/** @throws ScaffoldError for an invalid or existing name or option */
export function planOperation(
  draft: Draft,
  places: Places,
  { name, options }: { name: string; options: OperationOptions },
): OperationPlan {
  if (!NAME.test(name))
    throw new ScaffoldError(
      `"${name}" is not a verb and a noun in kebab-case. Use a name such as get-rollover-summary.`,
    );
  if (places.listOperations().includes(name))
    throw new ScaffoldError(`The operation ${name} already exists. Choose another name.`);
  const [verb = "", ...nameWords] = name.split("-");
  const { subject, folderName, detail } = findNoun(nameWords.join("-"), options.noun);
  const method = (options.method ?? METHOD_BY_VERB[verb] ?? "POST").toUpperCase();
  if (!METHODS.includes(method)) throw new ScaffoldError(`--method must be one of ${METHODS.join(", ")}.`);
  const kind = method !== "GET" ? "write" : verb === "list" ? "list" : "read";
  const path =
    options.path ??
    buildDefaultPath({ verb, kind, method, segment: subject?.path ?? folderName, subject, detail });
  requireFreeRoute(draft, places, `${method} ${path}`);
  const hasId = path.includes("{id}");
  if (hasId && !subject)
    throw new ScaffoldError(
      `--path can contain {id} only for ${SUBJECTS.map((known) => known.path).join(", ")}.`,
    );
  if (hasId && kind === "list")
    throw new ScaffoldError("Lists under an ID are not generated. Copy operations/list-timeline.ts.");
  if (kind === "list" && (!subject || subject.idPrefix === "apr"))
    throw new ScaffoldError(
      `Lists are not generated for the noun ${subject?.path ?? folderName}. Copy operations/list-approvals.ts.`,
    );
  const access = kind === "write" ? "write" : "read";
  const scope = options.scope ?? `${subject?.scope ?? folderName}:${access}`;
  const scopes = readScopes(draft);
  if (!scopes.includes(scope))
    throw new ScaffoldError(
      `The scope ${scope} does not exist. Pass --scope with one of ${scopes.join(", ")}.`,
    );
  return {
    name,
    summary: options.summary ?? null,
    kind,
    method,
    path,
    scope,
    hasId,
    hasBody: method === "POST" || method === "PATCH",
    isPortal: path.startsWith("/portal/api/"),
    subject,
    table: subject ? readTable(draft, subject.model) : null,
    ...findFolders(places, { folderName, subject, area: options.area }),
    entity: toEntity(verb, kind, nameWords.join("-")),
  };
}

interface NounPlace {
  folderName: string;
  subject: Subject | null;
  area: string | undefined;
}

/** @throws ScaffoldError if the noun is new and the area is missing or unknown */
function findFolders(
  places: Places,
  { folderName, subject, area }: NounPlace,
): Pick<OperationPlan, "folder" | "views" | "stores" | "folderName"> {
  const existing = places.findNounFolder(folderName);
  if (existing) {
    if (area !== undefined && !existing.startsWith(`${API_SOURCES}/${area}`))
      throw new ScaffoldError(`The operations of ${folderName} are in ${existing}. Remove --area.`);
    return { folder: existing, ...listNounFolders(existing, subject?.noun), folderName };
  }
  const areas = places.listAreas();
  if (!areas.some((known) => known.area === area)) {
    const width = Math.max(...areas.map((known) => known.area.length));
    const lines = areas.map((known) => `  ${known.area.padEnd(width)}  ${known.owns}`);
    throw new ScaffoldError(
      [
        `There is no folder for the noun ${folderName}. Pass --area with the area that owns it:`,
        ...lines,
      ].join("\n"),
    );
  }
  const folder = `${API_SOURCES}/${area}/${folderName}`;
  return { folder, ...listNounFolders(folder, subject?.noun), folderName };
}

interface FoundNoun {
  subject: Subject | null;
  folderName: string;
  /** The name without verb and noun. */
  detail: string;
}

function findNoun(words: string, option: string | undefined): FoundNoun {
  const subject = option ? findSubjectByOption(option) : findSubjectInWords(words);
  if (subject) {
    const detail = removeNoun(words, subject.noun) ?? words;
    return { subject, folderName: subject.folder, detail };
  }
  if (!option)
    throw new ScaffoldError(
      `"${words}" contains none of ${SUBJECTS.map(({ path }) => path).join(", ")}. Pass --noun <noun>, such as --noun rollovers.`,
    );
  if (!/^[a-z][a-z0-9-]*$/.test(option))
    throw new ScaffoldError(`--noun must be in kebab-case, such as api-keys.`);
  const detail = words.replace(new RegExp(`^(${option}|${toSingular(option)})-?`), "");
  return { subject: null, folderName: option, detail: detail || words };
}

const findSubjectByOption = (option: string): Subject | null =>
  SUBJECTS.find(({ path, noun }) => option === path || option === noun) ?? null;

/** Prefers the longest noun, because nouns can contain each other. */
function findSubjectInWords(words: string): Subject | null {
  const candidates = SUBJECTS.filter(({ noun }) => removeNoun(words, noun) !== null);
  return candidates.toSorted((a, b) => b.noun.length - a.noun.length)[0] ?? null;
}

/** Removes the noun or its plural. Returns null without a match. */
function removeNoun(words: string, noun: string): string | null {
  for (const form of [toPlural(noun), noun]) {
    const parts = `-${words}-`.split(`-${form}-`);
    if (parts.length > 1) return parts.join("-").replaceAll(/^-+|-+$/g, "");
  }
  return null;
}

interface PathParts {
  verb: string;
  kind: OperationPlan["kind"];
  method: string;
  /** Path segment after `/v1`. */
  segment: string;
  subject: Subject | null;
  /** The name without verb and noun. */
  detail: string;
}

function buildDefaultPath({ verb, kind, method, segment, subject, detail }: PathParts): string {
  const base = `/v1/${segment}`;
  const suffix = detail === "" ? "" : `/${detail}`;
  if (verb === "count") return `${base}${suffix || "/count"}`;
  if (!subject || kind === "list") return `${base}${suffix}`;
  if (kind === "read" || method !== "POST") return `${base}/{id}${suffix}`;
  return detail === "" ? `${base}/{id}/${verb}` : `${base}/{id}${suffix}`;
}

/** @throws ScaffoldError if the route is malformed or taken */
function requireFreeRoute(draft: Draft, places: Places, route: string): void {
  if (!/^[A-Z]+ \/(v1|portal\/api)(\/([a-z][a-z0-9-]*|\{id\}))+$/.test(route))
    throw new ScaffoldError(
      `"${route}" is not a valid route. Pass a --path such as /v1/rollovers/{id}/summary or /portal/api/summary.`,
    );
  const taken = places.listOperationFiles().find((path) => draft.read(path).includes(`rest: "${route}"`));
  if (taken) throw new ScaffoldError(`${taken} already has the route ${route}. Pass another --path.`);
}

function toEntity(verb: string, kind: OperationPlan["kind"], words: string): string {
  if (kind === "write") return "";
  if (kind === "list") return toSingular(words);
  return verb === "get" ? words : `${toSingular(words)}-${verb}`;
}

export function deriveNames({ name, kind, entity, subject, folder, views, stores }: OperationPlan) {
  const result = kind === "write" ? `${name}-result` : entity;
  return {
    operation: toCamel(name),
    type: toPascal(result),
    schema: `${toCamel(result)}Schema`,
    toView: `to${toPascal(result)}View`,
    example: toCamel(result),
    graphql: kind === "write" ? toCamel(name) : kind === "list" ? toPlural(toCamel(entity)) : toCamel(entity),
    /** Store function that the operation calls. */
    read:
      kind === "list"
        ? `list${toPascal(result)}Page`
        : kind === "write"
          ? `findFor${toPascal(name)}`
          : `find${toPascal(result)}`,
    /** Counts the items of a list. */
    count: `count${toPlural(toPascal(result))}`,
    /** The noun in texts. */
    noun: (subject?.noun ?? toSingular(entity || name)).replaceAll("-", " "),
    operationFile: `${folder}/operations/${name}.ts`,
    viewFile: `${views}/${result}-view.ts`,
    exampleFile: `${views}/${result}-examples.ts`,
    storeFile: `${stores}/${result}-store.ts`,
    /** Response object in kebab-case, for writes too. */
    result,
  };
}

export type OperationNames = ReturnType<typeof deriveNames>;

/** @throws ScaffoldError if GraphQL or OpenAPI already has one of the names */
export function requireFreeNames(draft: Draft, { type, graphql, operation }: OperationNames): void {
  const schema = draft.read("apps/api/schema.graphql");
  const payload = `${toPascal(operation)}Payload`;
  for (const [kind, name] of [
    ["type", type],
    ["type", payload],
    ["field", graphql],
  ] as const) {
    const isTaken =
      kind === "field"
        ? isRootField(schema, name)
        : new RegExp(`^(type|input|enum) ${name}\\b`, "m").test(schema);
    if (isTaken)
      throw new ScaffoldError(
        `apps/api/schema.graphql already has the ${kind} ${name}. Choose another name for the operation.`,
      );
  }
  const document: { components: { schemas: object } } = JSON.parse(draft.read(PLACES.openApiDocuments[0]));
  if (type in document.components.schemas)
    throw new ScaffoldError(
      `${PLACES.openApiDocuments[0]} already has the schema ${type}. Choose another name for the operation.`,
    );
}

function isRootField(schema: string, name: string): boolean {
  return ["Query", "Mutation"].some((root) => {
    const block = schema.split(`\ntype ${root} {\n`)[1]?.split("\n}")[0] ?? "";
    return new RegExp(`^  ${name}[(:]`, "m").test(block);
  });
}
