import {
  BASE_URL_VARIABLE,
  type Collection,
  type CollectionFolder,
  type CollectionRequest,
  KEY_VARIABLE,
  printField,
  printUrl,
} from "./collection.ts";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** Prints Postman's format v2.1. */
export function printPostman(collection: Collection): string {
  const { name, description, baseUrl, variables, folders } = collection;
  const values = { [BASE_URL_VARIABLE]: baseUrl, ...variables };
  return JSON.stringify({
    info: { name, description, schema: SCHEMA },
    auth: { type: "bearer", bearer: [{ key: "token", value: `{{${KEY_VARIABLE}}}`, type: "string" }] },
    variable: Object.entries(values).map(([key, value]) => ({ key, value, type: "string" })),
    item: folders.map(toFolder),
  });
}

/** Declares the variable of the API key, because only environments have secret variables. */
export function printPostmanEnvironment({ name, environment, baseUrl }: Collection): string {
  return JSON.stringify({
    name: `${name}: ${environment}`,
    values: [
      { key: BASE_URL_VARIABLE, value: baseUrl, type: "default", enabled: true },
      { key: KEY_VARIABLE, value: "", type: "secret", enabled: true },
    ],
    _postman_variable_scope: "environment",
  });
}

function toFolder({ name, description, folders, requests }: CollectionFolder): object {
  return { name, description, item: [...folders.map(toFolder), ...requests.map(toItem)] };
}

function toItem(request: CollectionRequest): object {
  const { name, description, method, headers, needsKey, body } = request;
  const script = printScript(request);
  return {
    name,
    request: {
      method,
      description,
      ...(needsKey ? {} : { auth: { type: "noauth" } }),
      header: headers.map(([key, value]) => ({ key, value })),
      url: toUrl(request),
      ...(body ? { body: toBody(body) } : {}),
    },
    response: [],
    ...(script.length > 0
      ? { event: [{ listen: "test", script: { type: "text/javascript", exec: script } }] }
      : {}),
  };
}

function toUrl(request: CollectionRequest): object {
  const { path, query } = request;
  return {
    raw: printUrl(request),
    host: [`{{${BASE_URL_VARIABLE}}}`],
    path: path.slice(1).split("/"),
    ...(query.length > 0
      ? {
          query: query.map(({ name, value, description, isEnabled }) => ({
            key: name,
            value,
            description,
            ...(isEnabled ? {} : { disabled: true }),
          })),
        }
      : {}),
  };
}

function toBody(body: NonNullable<CollectionRequest["body"]>): object {
  if (body.kind === "json") return { mode: "raw", raw: body.text, options: { raw: { language: "json" } } };
  const { fields, file } = body;
  return {
    mode: "formdata",
    formdata: [
      ...fields.map(([key, value]) => ({ key, value, type: "text" })),
      { key: file.name, type: "file", src: file.path },
    ],
  };
}

function printScript({ saves, expects }: CollectionRequest): string[] {
  return [
    ...(expects ? ['pm.test("Succeeds", () => pm.expect(pm.response.code).to.be.below(300));'] : []),
    ...(expects ?? []).map(
      ({ path, value }) =>
        `pm.test("${path.join(".")} is ${value}", () => pm.expect(${printField("pm.response.json()", path)}).to.equal("${value}"));`,
    ),
    ...saves.flatMap(({ variable, path }) => [
      `const ${variable} = ${printField("pm.response.json()", path)};`,
      `if (${variable}) pm.collectionVariables.set("${variable}", ${variable});`,
    ]),
  ];
}
