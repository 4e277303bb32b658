import type { ExampleRequest } from "./example-request.ts";

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export function printCurlSample(request: ExampleRequest): string {
  const { method, path, query, body, credentialVariable, urlVariable, acceptsIdempotencyKey, responseKind } =
    request;
  const search = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  const isMethodImplied = method === "GET" || (method === "POST" && body !== null);
  const methodOption = isMethodImplied ? "" : `-X ${method} `;
  const args = [
    `curl ${methodOption}"$${urlVariable}${path}${search === "" ? "" : `?${search}`}"`,
    ...(credentialVariable === null ? [] : [`-H "Authorization: Bearer $${credentialVariable}"`]),
    ...(acceptsIdempotencyKey ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...printBodyArgs(body),
    ...(responseKind === "file" ? ["-o document.pdf"] : []),
  ];
  return args.join(" \\\n  ");
}

function printBodyArgs(body: ExampleRequest["body"]): string[] {
  if (body === null) return [];
  if (body.kind === "json") {
    return [`-H "Content-Type: application/json"`, `-d ${quote(JSON.stringify(body.value, null, 2))}`];
  }
  const fields = body.fields.map(([name, value]) => `-F ${quote(`${name}=${value}`)}`);
  return [...fields, `-F ${quote(`${body.file.name}=@${body.file.path}`)}`];
}
