import { strToU8, zipSync } from "fflate";
import { stringify } from "yaml";
import {
  BASE_URL_VARIABLE,
  type Collection,
  type CollectionFolder,
  type CollectionRequest,
  KEY_VARIABLE,
  printField,
  printUrl,
} from "./collection.ts";

/** Version of OpenCollection (https://www.opencollection.com), the format of Bruno 3 and later. */
const FORMAT_VERSION = "1.0.0";
/** Fixed, so that equal collections produce equal files. It is the earliest time that ZIP files can contain. */
const MODIFIED_AT = new Date(1980, 0, 1);

/** Returns a ZIP file for Bruno and its command line. */
export function zipBruno(collection: Collection): Buffer {
  const files = Object.entries(buildBrunoFiles(collection)).map(
    ([path, content]) => [path, strToU8(stringify(content, { lineWidth: 0 }))] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: MODIFIED_AT }));
}

export function buildBrunoFiles(collection: Collection): Record<string, object> {
  const { name, description, environment, baseUrl, variables, folders } = collection;
  const root = toFileName(name);
  const files: Record<string, object> = {
    [`${root}/opencollection.yml`]: {
      opencollection: FORMAT_VERSION,
      info: { name },
      request: {
        auth: { type: "bearer", token: `{{${KEY_VARIABLE}}}` },
        variables: Object.entries(variables).map(([key, value]) => ({ name: key, value })),
      },
      docs: description,
    },
    [`${root}/environments/${environment}.yml`]: {
      name: environment,
      variables: [
        { name: BASE_URL_VARIABLE, value: baseUrl },
        { name: KEY_VARIABLE, secret: true },
      ],
    },
  };
  addFolders(files, root, folders);
  return files;
}

function addFolders(
  files: Record<string, object>,
  parent: string,
  folders: readonly CollectionFolder[],
): void {
  for (const [index, { name, description, folders: inner, requests }] of folders.entries()) {
    const path = `${parent}/${toFileName(name)}`;
    files[`${path}/folder.yml`] = {
      info: { name, type: "folder", seq: index + 1 },
      request: { auth: "inherit" },
      ...(description === "" ? {} : { docs: description }),
    };
    addFolders(files, path, inner);
    for (const [position, request] of requests.entries()) {
      files[`${path}/${toFileName(request.name)}.yml`] = toRequest(request, inner.length + position + 1);
    }
  }
}

function toRequest(request: CollectionRequest, seq: number): object {
  const { name, description, method, query, headers, needsKey, body } = request;
  const scripts = toScripts(request);
  return {
    info: { name, type: "http", seq },
    http: {
      method,
      url: printUrl(request),
      ...(query.length > 0
        ? {
            params: query.map((one) => ({
              name: one.name,
              value: one.value,
              type: "query",
              description: one.description,
              ...(one.isEnabled ? {} : { disabled: true }),
            })),
          }
        : {}),
      // Bruno sets the content type of the body.
      headers: headers
        .filter(([header]) => header !== "Content-Type")
        .map(([header, value]) => ({ name: header, value })),
      ...(body ? { body: toBody(body) } : {}),
      ...(needsKey ? { auth: "inherit" } : {}),
    },
    ...(scripts.length > 0 ? { runtime: { scripts } } : {}),
    docs: description,
  };
}

function toBody(body: NonNullable<CollectionRequest["body"]>): object {
  if (body.kind === "json") return { type: "json", data: body.text };
  const { fields, file } = body;
  return {
    type: "multipart-form",
    data: [
      ...fields.map(([name, value]) => ({ name, type: "text", value })),
      { name: file.name, type: "file", value: [file.path] },
    ],
  };
}

function toScripts({ saves, expects }: CollectionRequest): object[] {
  const tests = expects && [
    'test("Succeeds", () => expect(res.getStatus()).to.be.below(300));',
    ...expects.map(
      ({ path, value }) =>
        `test("${path.join(".")} is ${value}", () => expect(${printField("res.getBody()", path)}).to.equal("${value}"));`,
    ),
  ];
  const saved = saves.flatMap(({ variable, path }) => [
    `const ${variable} = ${printField("res.getBody()", path)};`,
    `if (${variable}) bru.setVar("${variable}", ${variable});`,
  ]);
  return [
    ...(saved.length > 0 ? [{ type: "after-response", code: saved.join("\n") }] : []),
    ...(tests ? [{ type: "tests", code: tests.join("\n") }] : []),
  ];
}

function toFileName(name: string): string {
  return name
    .replaceAll("'", "")
    .replaceAll(/[^\w .,()-]+/g, "-")
    .trim();
}
