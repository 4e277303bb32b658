import type { ExampleRequest } from "./example-request.ts";
import { PYTHON, printLiteral } from "./print-literal.ts";

/** Prints code for Python 3.9 or later, without dependencies. */
export function printPythonSample(request: ExampleRequest): string {
  const { method, path, query, body, credentialVariable, urlVariable, acceptsIdempotencyKey, responseKind } =
    request;
  const isForm = body?.kind === "form";
  const modules = [
    ...(responseKind === "json" || body?.kind === "json" ? ["json"] : []),
    "os",
    ...(query.length > 0 ? ["urllib.parse"] : []),
    "urllib.request",
    ...(acceptsIdempotencyKey || isForm ? ["uuid"] : []),
  ];
  const headers = [
    ...(credentialVariable === null
      ? []
      : [`"Authorization": "Bearer " + os.environ["${credentialVariable}"]`]),
    ...(acceptsIdempotencyKey ? [`"Idempotency-Key": str(uuid.uuid4())`] : []),
    ...(body?.kind === "json" ? [`"Content-Type": "application/json"`] : []),
    ...(isForm ? [`"Content-Type": "multipart/form-data; boundary=" + boundary`] : []),
  ];
  const search =
    query.length > 0
      ? ` + "?" + urllib.parse.urlencode(${printLiteral(Object.fromEntries(query), PYTHON)})`
      : "";
  const args = [
    `os.environ["${urlVariable}"] + "${path}"${search}`,
    ...(method === "GET" ? [] : [`method="${method}"`]),
    ...(headers.length > 0
      ? [`headers={\n${headers.map((line) => `        ${line},\n`).join("")}    }`]
      : []),
    ...(body === null ? [] : [isForm ? "data=form" : "data=json.dumps(body).encode()"]),
  ];
  return [
    ...modules.map((name) => `import ${name}`),
    "",
    ...printBody(body),
    `request = urllib.request.Request(\n${args.map((arg) => `    ${arg},\n`).join("")})`,
    "with urllib.request.urlopen(request) as response:",
    ...printResponse(responseKind),
  ].join("\n");
}

function printBody(body: ExampleRequest["body"]): string[] {
  if (body === null) return [];
  if (body.kind === "json") return [`body = ${printLiteral(body.value, PYTHON)}`];
  const { fields, file } = body;
  const parts = fields.map(
    ([name, value]) =>
      `    f'--{boundary}\\r\\nContent-Disposition: form-data; name="${name}"\\r\\n\\r\\n${value}\\r\\n'.encode(),`,
  );
  return [
    "boundary = uuid.uuid4().hex",
    `with open("${file.path}", "rb") as file:`,
    "    content = file.read()",
    `form = b"".join([`,
    ...parts,
    `    f'--{boundary}\\r\\nContent-Disposition: form-data; name="${file.name}"; filename="${file.path}"\\r\\n\\r\\n'.encode(),`,
    "    content,",
    "    f'\\r\\n--{boundary}--\\r\\n'.encode(),",
    "])",
  ];
}

function printResponse(responseKind: ExampleRequest["responseKind"]): string[] {
  if (responseKind === "json") return ["    print(json.dumps(json.load(response), indent=2))"];
  if (responseKind === "none") return ["    print(response.status)"];
  if (responseKind === "text") return ["    for line in response:", `        print(line.decode(), end="")`];
  return [`    with open("document.pdf", "wb") as file:`, "        file.write(response.read())"];
}
