/** A program that generates clients or collections, used as the program's README describes. */
export interface Tool {
  name: string;
  packages: readonly string[];
  /** Files in `examples/clients`. */
  samples: readonly string[];
  /** Texts of other files that the README requires, by file name. */
  files?: Readonly<Record<string, string>>;
  /** Commands. Here and in `run`, the stack's values replace `SVC_API_URL` and `SVC_AK`. */
  generate: readonly (readonly string[])[];
  run: readonly string[];
  /** Calls that `run` must make, as method and route. */
  calls: readonly string[];
}

const COMPILER = ["typescript@5.9.3", "tsx@4.20.6", "@types/node@24.10.1"];
const REST_CALLS = ["POST /v1/rollovers", "GET /v1/rollovers", "GET /v1/rollovers/{id}"];

/** Calls of the folder "First rollover". */
const FIRST_ROLLOVER_CALLS = [
  "POST /v1/accounts",
  "GET /v1/custodians",
  "POST /v1/rollovers",
  "GET /v1/rollovers/{id}/actions",
  "POST /v1/rollovers/{id}/actions",
  "POST /v1/sandbox/rollovers/{id}/advance",
  "GET /v1/rollovers/{id}",
  "GET /v1/events",
];

export const TOOLS: readonly Tool[] = [
  {
    name: "Hey API",
    packages: ["@hey-api/openapi-ts@0.99.0", ...COMPILER],
    samples: ["hey-api.ts"],
    generate: [["openapi-ts", "-i", "SVC_API_URL/openapi.json", "-o", "client"], ["tsc"]],
    run: ["tsx", "hey-api.ts"],
    calls: REST_CALLS,
  },
  {
    name: "orval",
    packages: ["orval@8.38.0", "axios@1.21.1", ...COMPILER],
    samples: ["orval.ts"],
    generate: [["orval", "--input", "SVC_API_URL/openapi.json", "--output", "rollovers.ts"], ["tsc"]],
    run: ["tsx", "orval.ts"],
    calls: REST_CALLS,
  },
  {
    name: "openapi-fetch",
    packages: ["openapi-fetch@0.17.0", "openapi-typescript@7.13.0", ...COMPILER],
    samples: ["openapi-fetch.ts"],
    generate: [["openapi-typescript", "SVC_API_URL/openapi.json", "-o", "api.d.ts"], ["tsc"]],
    run: ["tsx", "openapi-fetch.ts"],
    calls: REST_CALLS,
  },
  {
    name: "Postman",
    packages: ["openapi-to-postmanv2@6.3.3", "newman@6.2.2"],
    samples: [],
    generate: [
      // The converter reads only files.
      ["curl", "SVC_API_URL/openapi.json", "-o", "openapi.json"],
      ["openapi2postmanv2", "-s", "openapi.json", "-o", "collection.json"],
    ],
    run: [
      "newman",
      "run",
      "collection.json",
      "--folder",
      "Retrieve the API key of this request",
      "--env-var",
      "bearerToken=SVC_AK",
    ],
    calls: ["GET /v1/api-keys/current"],
  },
  {
    name: "Postman collection",
    packages: ["newman@6.2.2"],
    samples: [],
    generate: [
      ["curl", "SVC_API_URL/collections/postman.json", "-o", "collection.json"],
      ["curl", "SVC_API_URL/collections/postman-environment.json", "-o", "environment.json"],
    ],
    run: [
      "newman",
      "run",
      "collection.json",
      "--environment",
      "environment.json",
      "--env-var",
      "apiKey=SVC_AK",
      "--folder",
      "First rollover",
    ],
    calls: FIRST_ROLLOVER_CALLS,
  },
  {
    name: "Bruno collection",
    packages: ["@usebruno/cli@4.1.0"],
    samples: [],
    generate: [
      ["curl", "SVC_API_URL/collections/bruno.zip", "-o", "bruno.zip"],
      ["python3", "-m", "zipfile", "-e", "bruno.zip", "."],
    ],
    // Bruno runs collections only in their folder.
    run: ["sh", "-c", 'cd "Rollover API" && bru run "First rollover" --env sandbox --env-var apiKey=SVC_AK'],
    calls: FIRST_ROLLOVER_CALLS,
  },
  {
    name: "httpYac",
    packages: ["httpyac@6.16.7"],
    samples: [],
    generate: [
      ["curl", "SVC_API_URL/collections/requests.http", "-o", "requests.http"],
      ["sh", "-c", "sed '/^### Core/,$d' requests.http > first-rollover.http"],
      ["sh", "-c", 'echo \'{"sandbox":{"apiKey":"SVC_AK"}}\' > http-client.private.env.json'],
    ],
    run: ["httpyac", "send", "first-rollover.http", "--all", "--env", "sandbox"],
    calls: FIRST_ROLLOVER_CALLS,
  },
  {
    name: "urql",
    packages: ["@urql/core@6.0.3", "graphql@16.15.0", ...COMPILER],
    samples: ["urql.ts"],
    generate: [["tsc"]],
    run: ["tsx", "urql.ts"],
    // urql's defaults: GET for queries, POST for mutations.
    calls: ["GET /graphql", "POST /graphql"],
  },
  {
    name: "Apollo Client",
    packages: ["@apollo/client@4.3.8", "graphql@16.15.0", "rxjs@7.8.2", ...COMPILER],
    samples: ["apollo-client.ts"],
    generate: [["tsc"]],
    run: ["tsx", "apollo-client.ts"],
    calls: ["POST /graphql"],
  },
  {
    name: "Relay",
    packages: [
      "relay-runtime@21.0.1",
      "relay-compiler@21.0.1",
      "babel-plugin-relay@21.0.1",
      "@types/relay-runtime@20.1.1",
      "graphql@16.15.0",
      "@babel/core@8.1.3",
      "@babel/cli@8.1.0",
      "@babel/preset-typescript@8.0.7",
      ...COMPILER,
    ],
    samples: ["relay.ts"],
    files: {
      "relay.config.json":
        '{"src":".","language":"typescript","schema":"./schema.graphql","eagerEsModules":true}',
      "babel.config.json": '{"presets":["@babel/preset-typescript"],"plugins":["relay"]}',
    },
    generate: [
      ["curl", "SVC_API_URL/docs/graphql/schema.graphql", "-o", "schema.graphql"],
      ["relay-compiler"],
      ["tsc"],
      ["babel", "relay.ts", "-o", "relay.mjs"],
    ],
    run: ["tsx", "relay.mjs"],
    calls: ["POST /graphql"],
  },
];
