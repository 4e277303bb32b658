import type { ExampleRequest } from "./example-request.ts";
import { printLiteral, TYPESCRIPT } from "./print-literal.ts";

/** The npm package that samples import; not a dependency here. */
const CLIENT = "@svc/client";

export interface ClientCall {
  /** For example, `rollovers.create`. */
  method: string;
  /** `list` iterates over all pages. `raw` returns the HTTP response. */
  kind: "json" | "list" | "raw";
}

/** Uses `fetch` if the client package does not support the operation, or for a public operation, because the client needs a key. */
export function printTypescriptSample(request: ExampleRequest, call: ClientCall | null): string {
  const isPublic = request.credentialVariable === null;
  return call === null || isPublic ? printFetchSample(request) : printClientSample(request, call);
}

function printClientSample(request: ExampleRequest, { method, kind }: ClientCall): string {
  const { body, query, pathValues, credentialVariable, urlVariable } = request;
  const isForm = body?.kind === "form";
  const isFile = kind === "raw" && request.responseKind === "file";
  const args = [
    ...pathValues.map((value) => JSON.stringify(value)),
    ...(body === null ? [] : [body.kind === "json" ? printLiteral(body.value, TYPESCRIPT) : "form"]),
    ...(query.length > 0 ? [printLiteral(Object.fromEntries(query), TYPESCRIPT)] : []),
  ];
  const printCall = (indent: string) =>
    `client.${method}(${args.join(", ").replaceAll("\n", `\n${indent}`)})`;
  const files = [...(isForm ? ["readFile"] : []), ...(isFile ? ["writeFile"] : [])];
  return [
    ...(files.length > 0 ? [`import { ${files.join(", ")} } from "node:fs/promises";`] : []),
    `import { RolloverClient } from "${CLIENT}";`,
    "",
    "const client = new RolloverClient({",
    `  apiKey: process.env.${credentialVariable} ?? "",`,
    `  baseUrl: process.env.${urlVariable} ?? "",`,
    "});",
    "",
    ...printForm(body),
    ...(kind === "list"
      ? [`for await (const item of ${printCall("")}) {`, "  console.log(item);", "}"]
      : [
          `const ${kind === "json" ? "result" : "response"} = await ${printCall("")};`,
          ...printResult(kind, request.responseKind),
        ]),
  ].join("\n");
}

function printResult(kind: ClientCall["kind"], responseKind: ExampleRequest["responseKind"]): string[] {
  if (kind === "json") return ["console.log(result);"];
  if (responseKind === "file")
    return ['await writeFile("document.pdf", Buffer.from(await response.arrayBuffer()));'];
  return ["for await (const part of response.body ?? []) process.stdout.write(part);"];
}

function printFetchSample({
  method,
  path,
  query,
  body,
  credentialVariable,
  urlVariable,
  acceptsIdempotencyKey,
  responseKind,
}: ExampleRequest): string {
  const search = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  const headers = [
    ...(credentialVariable === null
      ? []
      : [`Authorization: \`Bearer \${process.env.${credentialVariable}}\``]),
    ...(acceptsIdempotencyKey ? ['"Idempotency-Key": crypto.randomUUID()'] : []),
    ...(body?.kind === "json" ? ['"Content-Type": "application/json"'] : []),
  ];
  const init = [
    ...(method === "GET" ? [] : [`method: "${method}"`]),
    ...(headers.length > 0 ? [`headers: {\n${headers.map((line) => `    ${line},\n`).join("")}  }`] : []),
    ...(body === null
      ? []
      : [
          body.kind === "json"
            ? `body: JSON.stringify(${printLiteral(body.value, TYPESCRIPT, "  ")})`
            : "body: form",
        ]),
  ];
  const url = `\`\${process.env.${urlVariable}}${path}${search === "" ? "" : `?${search}`}\``;
  const isFile = responseKind === "file";
  const files = [...(body?.kind === "form" ? ["readFile"] : []), ...(isFile ? ["writeFile"] : [])];
  const readBody = { json: "await response.json()", text: "await response.text()", none: "", file: "" }[
    responseKind
  ];
  return [
    ...(files.length > 0 ? [`import { ${files.join(", ")} } from "node:fs/promises";`, ""] : []),
    ...printForm(body),
    init.length === 0
      ? `const response = await fetch(${url});`
      : `const response = await fetch(${url}, {\n${init.map((line) => `  ${line},\n`).join("")}});`,
    isFile
      ? 'await writeFile("document.pdf", Buffer.from(await response.arrayBuffer()));'
      : `console.log(response.status${readBody === "" ? "" : `, ${readBody}`});`,
  ].join("\n");
}

function printForm(body: ExampleRequest["body"]): string[] {
  if (body?.kind !== "form") return [];
  const { fields, file } = body;
  return [
    "const form = new FormData();",
    ...fields.map(([name, value]) => `form.set("${name}", ${JSON.stringify(value)});`),
    `form.set("${file.name}", new Blob([await readFile("${file.path}")]), "${file.path}");`,
  ];
}
