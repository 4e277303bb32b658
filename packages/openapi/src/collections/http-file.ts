import {
  BASE_URL_VARIABLE,
  type Collection,
  type CollectionFolder,
  type CollectionRequest,
  KEY_VARIABLE,
  printField,
  printUrl,
  UUID_VARIABLE,
} from "./collection.ts";

const BOUNDARY = "boundary";

/** Prints the format of the JetBrains HTTP client, which httpYac also runs. */
export function printHttpFile(collection: Collection): string {
  const { name, environment, baseUrl, folders } = collection;
  const head = [
    `# ${name}`,
    "#",
    "# For the HTTP client of JetBrains IDEs, and for httpYac in VS Code and in a terminal.",
    "# Save your API key next to this file, in http-client.private.env.json:",
    "#",
    `#     { "${environment}": { "${KEY_VARIABLE}": "svc_…" } }`,
    "#",
    `# Then choose the environment "${environment}". Responses set the variables of IDs, such as {{rolloverId}}.`,
    "",
    `@${BASE_URL_VARIABLE} = ${baseUrl}`,
    "",
  ];
  return `${[...head, ...folders.flatMap((folder) => printFolder(folder, []))].join("\n")}`;
}

function printFolder({ name, folders, requests }: CollectionFolder, parents: readonly string[]): string[] {
  const path = [...parents, name];
  return [
    ...requests.flatMap((request) => printRequest(request, path)),
    ...folders.flatMap((folder) => printFolder(folder, path)),
  ];
}

function printRequest(request: CollectionRequest, path: readonly string[]): string[] {
  const { name, method, needsKey, headers, body } = request;
  const isForm = body?.kind === "form";
  const lines = [
    `### ${[...path, name].join(" / ")}`,
    `${method} ${printUrl(request)}`,
    ...(needsKey ? [`Authorization: Bearer {{${KEY_VARIABLE}}}`] : []),
    ...headers.map(([header, value]) => `${header}: ${value}`),
    ...(isForm ? [`Content-Type: multipart/form-data; boundary=${BOUNDARY}`] : []),
    ...(body === null ? [] : ["", ...printBody(body)]),
    ...printScript(request),
    "",
  ];
  // The JetBrains client and httpYac call this variable `$uuid`.
  return lines.map((line) => line.replaceAll(UUID_VARIABLE, "{{$uuid}}"));
}

function printBody(body: NonNullable<CollectionRequest["body"]>): string[] {
  if (body.kind === "json") return [body.text];
  const part = (name: string, attributes: string) => [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${name}"${attributes}`,
    "",
  ];
  const { fields, file } = body;
  return [
    ...fields.flatMap(([name, value]) => [...part(name, ""), value]),
    ...part(file.name, `; filename="${file.path}"`),
    `< ./${file.path}`,
    `--${BOUNDARY}--`,
  ];
}

function printScript({ saves, expects }: CollectionRequest): string[] {
  const lines = [
    ...(expects ? ['client.test("Succeeds", () => client.assert(response.status < 300));'] : []),
    ...(expects ?? []).map(
      ({ path, value }) =>
        `client.test("${path.join(".")} is ${value}", () => client.assert(${printField("response.body", path)} === "${value}"));`,
    ),
    ...saves.flatMap(({ variable, path }) => [
      `const ${variable} = ${printField("response.body", path)};`,
      `if (${variable}) client.global.set("${variable}", ${variable});`,
    ]),
  ];
  return lines.length === 0 ? [] : ["", "> {%", ...lines, "%}"];
}
