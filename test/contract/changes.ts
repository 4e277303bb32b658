// biome-ignore lint/suspicious/noExplicitAny: tests change any part of a document.
export type Any = any;
export type Change = [name: string, change: (document: Any) => unknown];

export const getSchemas = (document: Any) => document.components.schemas;
export const removeItem = (list: string[], value: string) => list.splice(list.indexOf(value), 1);

export const ADDITIONS: Change[] = [
  ["no change", () => {}],
  ["a path", (d) => (d.paths["/v1/new"] = structuredClone(d.paths["/v1/custodians/{id}"]))],
  ["a method", (d) => (d.paths["/v1/custodians/{id}"].delete = d.paths["/v1/accounts/{id}"].delete)],
  ["a response field", (d) => (getSchemas(d).Account.properties.extra = { type: "string" })],
  [
    "a required response field",
    (d) => {
      getSchemas(d).Account.properties.extra = { type: "string" };
      getSchemas(d).Account.required.push("extra");
    },
  ],
  [
    "a response field that is no longer nullable",
    (d) => (getSchemas(d).Account.properties.email.type = "string"),
  ],
  ["an optional body field", (d) => (getSchemas(d).AccountInput.properties.extra = { type: "string" })],
  ["a body field that becomes optional", (d) => removeItem(getSchemas(d).AccountInput.required, "email")],
  ["a wider limit", (d) => (getSchemas(d).AccountInput.properties.firstName.maxLength += 1)],
  ["a removed limit", (d) => delete getSchemas(d).AccountInput.properties.firstName.maxLength],
  [
    "an optional parameter",
    (d) =>
      d.paths["/v1/custodians"].get.parameters.push({ name: "x", in: "query", required: false, schema: {} }),
  ],
  ["renamed security schemes", (d) => (d.paths["/v1/accounts"].post.security = [{ otherName: [] }])],
  ["an error code", (d) => getSchemas(d).ErrorCode.enum.push("extra")],
  [
    "an error's status",
    (d) => (d.paths["/v1/custodians"].get.responses[410] = d.paths["/v1/custodians"].get.responses[500]),
  ],
  [
    "a 304, which only conditional requests receive",
    (d) => (d.paths["/v1/accounts"].get.responses[304] = d.paths["/v1/custodians"].get.responses[304]),
  ],
  ["a header", (d) => (d.paths["/v1/custodians"].get.responses[200].headers["X-New"] = { schema: {} })],
  [
    "changed descriptions",
    (d) => {
      d.info.description = "Other words.";
      d.paths["/v1/custodians"].get.summary = "Other words";
      getSchemas(d).Account.properties.version.description = "Other words.";
    },
  ],
  ["a deprecation", (d) => (d.paths["/v1/custodians"].get.deprecated = true)],
  [
    "a renamed schema",
    (d) => {
      d.components = JSON.parse(
        JSON.stringify(d.components).replaceAll('schemas/Account"', 'schemas/Participant"'),
      );
      d.paths = JSON.parse(JSON.stringify(d.paths).replaceAll('schemas/Account"', 'schemas/Participant"'));
      getSchemas(d).Participant = getSchemas(d).Account;
      delete getSchemas(d).Account;
    },
  ],
];

export const BREAKING_CHANGES: [...Change, expected: string[]][] = [
  ["a removed path", (d) => delete d.paths["/v1/custodians/{id}"], ["GET /v1/custodians/{id} removed"]],
  [
    "a removed method",
    (d) => delete d.paths["/v1/accounts/{id}"].delete,
    ["DELETE /v1/accounts/{id} removed"],
  ],
  [
    "a removed response field",
    (d) => {
      delete getSchemas(d).Account.properties.email;
      removeItem(getSchemas(d).Account.required, "email");
    },
    ["Account properties/email removed"],
  ],
  [
    "a response field that becomes optional",
    (d) => removeItem(getSchemas(d).Account.required, "email"),
    ["Account required/email removed"],
  ],
  [
    "a removed enum value in a response",
    (d) => removeItem(getSchemas(d).RolloverState.enum, "expired"),
    ["RolloverState enum/expired removed"],
  ],
  [
    "a new enum value in a response",
    (d) => getSchemas(d).RolloverState.enum.push("lost"),
    ["RolloverState enum/lost added"],
  ],
  [
    "a removed error code",
    (d) => removeItem(getSchemas(d).ErrorCode.enum, "not_found"),
    ["ErrorCode enum/not_found removed"],
  ],
  [
    "a changed type in a response",
    (d) => (getSchemas(d).Account.properties.version.type = "string"),
    ["Account properties/version/type changed"],
  ],
  [
    "a response field that becomes nullable",
    (d) => (getSchemas(d).Account.properties.version.type = ["integer", "null"]),
    ["Account properties/version/type changed"],
  ],
  [
    "a changed constant",
    (d) => (getSchemas(d).Account.properties.object.const = "participant"),
    ["Account properties/object/const changed"],
  ],
  [
    "a new required body field",
    (d) => {
      getSchemas(d).AccountInput.properties.extra = { type: "string" };
      getSchemas(d).AccountInput.required.push("extra");
    },
    ["AccountInput required/extra added"],
  ],
  [
    "a removed body field",
    (d) => delete getSchemas(d).AccountInput.properties.phone,
    ["AccountInput properties/phone removed"],
  ],
  [
    "a narrower limit",
    (d) => (getSchemas(d).AccountInput.properties.firstName.maxLength = 3),
    ["AccountInput properties/firstName/maxLength changed"],
  ],
  [
    "a new limit",
    (d) => (getSchemas(d).AccountInput.properties.firstName.pattern = "^A"),
    ["AccountInput properties/firstName/pattern added"],
  ],
  [
    "a changed body type",
    (d) => (getSchemas(d).AccountInput.properties.firstName.type = "integer"),
    ["AccountInput properties/firstName/type changed"],
  ],
  [
    "a body that becomes required",
    (d) => (d.paths["/v1/api-keys/rotate"].post.requestBody.required = true),
    ["POST /v1/api-keys/rotate requestBody/required changed"],
  ],
  [
    "a new required parameter",
    (d) =>
      d.paths["/v1/custodians"].get.parameters.push({ name: "x", in: "query", required: true, schema: {} }),
    ["GET /v1/custodians parameters/x added"],
  ],
  [
    "a removed parameter",
    (d) => {
      const list = d.paths["/v1/accounts"].get;
      list.parameters = list.parameters.filter(({ name }: Any) => name !== "externalId");
    },
    ["GET /v1/accounts parameters/externalId removed"],
  ],
  [
    "a removed status",
    (d) => delete d.paths["/v1/accounts"].post.responses[201],
    ["POST /v1/accounts responses/201 removed"],
  ],
  [
    "a new success status",
    (d) => (d.paths["/v1/accounts"].post.responses[202] = d.paths["/v1/accounts"].post.responses[201]),
    ["POST /v1/accounts responses/202 added"],
  ],
  [
    "a removed header",
    (d) => delete d.paths["/v1/rollovers"].post.responses[201].headers.Location,
    ["POST /v1/rollovers responses/201/headers/Location removed"],
  ],
  [
    "a changed scope",
    (d) => (d.paths["/v1/accounts"].post["x-scope"] = "keys:rotate"),
    ["POST /v1/accounts x-scope changed"],
  ],
  [
    "a newly required credential",
    (d) => (d.paths["/errors"].get["x-credentials"] = ["ak"]),
    ["GET /errors x-credentials added"],
  ],
  [
    "a changed operation ID",
    (d) => (d.paths["/v1/accounts"].post.operationId = "addAccount"),
    ["POST /v1/accounts operationId changed"],
  ],
  [
    "a changed security scheme",
    (d) => (d.components.securitySchemes.bearerAuth.scheme = "basic"),
    ["components securitySchemes/bearerAuth/scheme changed"],
  ],
  [
    "an enum that is declared open",
    (d) => (getSchemas(d).RolloverState["x-open-enum"] = true),
    ["RolloverState x-open-enum added"],
  ],
];
