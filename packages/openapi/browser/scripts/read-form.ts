export interface FormRequest {
  method: string;
  /** Includes the query. */
  path: string;
  headers: Headers;
  body: string | FormData | null;
}

export class InvalidBodyError extends Error {}

/** @throws InvalidBodyError if the body is not JSON */
export function readRequest(form: HTMLFormElement): FormRequest {
  const { method = "GET", path: template = "/", body: bodyType } = form.dataset;
  const values = new FormData(form);
  const headers = new Headers({ Accept: "application/json, */*;q=0.5" });
  const query = new URLSearchParams();
  const parts = new FormData();
  let path = template;
  for (const [name, value] of values) {
    const dot = name.indexOf(".");
    const [location, field] = [name.slice(0, dot), name.slice(dot + 1)];
    if (typeof value !== "string") {
      if (name === "file") parts.set("file", value);
    } else if (location === "path") path = path.replace(`{${field}}`, encodeURIComponent(value));
    else if (location === "query" && value !== "") query.append(field, value);
    else if (location === "header" && value !== "") headers.set(field, value);
    else if (location === "part" && value !== "") parts.set(field, value);
  }
  const key = String(values.get("key") ?? "").trim();
  if (key !== "") headers.set("Authorization", `Bearer ${key}`);
  const search = query.size > 0 ? `?${query}` : "";
  return { method, path: `${path}${search}`, headers, body: readBody(bodyType, values, { parts, headers }) };
}

function readBody(
  type: string | undefined,
  values: FormData,
  { parts, headers }: { parts: FormData; headers: Headers },
): FormRequest["body"] {
  if (type === undefined) return null;
  if (type === "multipart/form-data") return parts;
  const text = String(values.get("body") ?? "").trim();
  if (text === "") return null;
  try {
    JSON.parse(text);
  } catch (error) {
    throw new InvalidBodyError(`The body is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  headers.set("Content-Type", type);
  // The text is sent unchanged, so that the API can reject duplicate field names.
  return text;
}
