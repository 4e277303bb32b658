/** Requests for API clients such as Postman. `{{name}}` is a variable in every file format. */
export interface Collection {
  name: string;
  /** Markdown. */
  description: string;
  /** `sandbox` or `live`. */
  environment: string;
  baseUrl: string;
  /** Example IDs by variable. Responses replace them. */
  variables: Readonly<Record<string, string>>;
  folders: readonly CollectionFolder[];
}

export interface CollectionFolder {
  name: string;
  description: string;
  folders: readonly CollectionFolder[];
  requests: readonly CollectionRequest[];
}

export interface CollectionRequest {
  operationId: string;
  name: string;
  /** Markdown. */
  description: string;
  method: string;
  /** `/v1/rollovers/{{rolloverId}}`. */
  path: string;
  query: readonly QueryParameter[];
  /** Without the credential. */
  headers: readonly (readonly [name: string, value: string])[];
  needsKey: boolean;
  body: CollectionBody | null;
  saves: readonly SavedVariable[];
  /** Response fields to test. Undefined if the request can fail, because it needs the user's own objects. */
  expects?: readonly ExpectedField[];
}

export interface QueryParameter {
  name: string;
  value: string;
  description: string;
  isEnabled: boolean;
}

export type CollectionBody =
  | { kind: "json"; text: string }
  | {
      kind: "form";
      fields: readonly (readonly [name: string, value: string])[];
      file: { name: string; path: string };
    };

export interface SavedVariable {
  variable: string;
  path: FieldPath;
}

export interface ExpectedField {
  path: FieldPath;
  value: string;
}

/** Field names and indexes: `["data", 0, "id"]`. */
export type FieldPath = readonly (string | number)[];

export const KEY_VARIABLE = "apiKey";
export const BASE_URL_VARIABLE = "baseUrl";
/** A new UUID for each request, in the syntax of Postman and Bruno. */
export const UUID_VARIABLE = "{{$guid}}";

/** Prints an optional chain: `body.data?.[0]?.id`. */
export function printField(object: string, path: FieldPath): string {
  const steps = path.map((step, index) => {
    const link = index === 0 ? "" : "?.";
    if (typeof step === "number") return `${link}[${step}]`;
    return `${link === "" ? "." : link}${step}`;
  });
  return `${object}${steps.join("")}`;
}

/** Includes only the enabled query parameters. */
export function printUrl({ path, query }: Pick<CollectionRequest, "path" | "query">): string {
  const search = query
    .filter(({ isEnabled }) => isEnabled)
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  return `{{${BASE_URL_VARIABLE}}}${path}${search.length === 0 ? "" : `?${search.join("&")}`}`;
}
