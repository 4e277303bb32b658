// Import rules, checked on the output of `tsc -b`, where type-only imports are gone and therefore allowed.

const source = "^(packages|apps)/[^/]+/dist/";

/** Areas of the API, lowest first. An area imports only itself and areas before it. */
const AREAS = [
  "context",
  "people",
  "custodians",
  "accounts-and-consents",
  "rollovers",
  "incoming-funds",
  "webhooks",
  "keys",
  "approvals",
  "records",
  "platform",
  "transport",
  "cli",
];

/** Pure modules without a database, network or clock. */
const PURE =
  "^packages/(rollover-rules|bank-files|irs-files)/dist/|^apps/api/dist/(keys/api-keys/rotation-plan|webhooks/events/event-types|webhooks/endpoints/secrets)\\.js$";

/** Modules with I/O. */
const IMPURE =
  "^(node:)?(fs|net|http|https|child_process|crypto)|^node_modules/(pg|ioredis|express|@prisma)/|^packages/database/";

const error = (name, from, to, comment) => ({
  name,
  severity: "error",
  from,
  to,
  ...(comment && { comment }),
});

export default {
  forbidden: [
    error(
      "no-circular",
      { path: source },
      { circular: true },
      "Move the code that both files need to a third file.",
    ),
    error(
      "keys-imports-only-crypto",
      { path: "^packages/keys/dist/" },
      { pathNot: "^packages/keys/dist/|^(node:)?crypto$" },
      "Integrators import packages/keys. Use only node:crypto and its own files.",
    ),
    error(
      "client-imports-nothing",
      { path: "^packages/client/dist/" },
      { pathNot: "^packages/client/dist/" },
      "Integrators run packages/client, also without Node. Use only its own files.",
    ),
    error(
      "mcp-imports-only-client",
      { path: "^packages/mcp/dist/" },
      { path: "^(packages|apps)/", pathNot: "^packages/(mcp|client)/dist/" },
      "packages/mcp runs on agents' machines. It knows the API only through packages/client and the generated tools.",
    ),
    error(
      "widget-imports-nothing",
      { path: "^packages/widget/dist/" },
      { pathNot: "^packages/widget/dist/" },
      "packages/widget runs in browsers. Use only its own files.",
    ),
    error(
      "widget-react-imports-only-widget-and-react",
      { path: "^packages/widget-react/dist/" },
      { pathNot: "^packages/widget(-react)?/dist/|^node_modules/react/" },
      "packages/widget-react runs in integrators' pages. Use only react, @svc/widget and its own files.",
    ),
    error(
      "service-kit-imports-only-keys",
      { path: "^packages/service-kit/dist/" },
      { path: "^packages/(?!keys/|service-kit/)|^node_modules/(pg|@prisma|kysely)/" },
      "Pass the value or function as a parameter, or move the code to the package that uses the database.",
    ),
    error(
      "openapi-imports-only-service-kit-and-keys",
      { path: "^packages/openapi/dist/" },
      { path: "^packages/(?!keys/|service-kit/|openapi/)|^node_modules/(pg|@prisma|kysely)/" },
      "Pass the value or function as a parameter.",
    ),
    error(
      "bank-files-imports-only-money",
      { path: "^packages/bank-files/dist/" },
      { path: "^packages/", pathNot: "^packages/(bank-files/|rollover-rules/dist/money/money\\.js$)" },
      "The parsers need only the arithmetic of money. Pass other values as parameters.",
    ),
    error(
      "irs-files-imports-only-money",
      { path: "^packages/irs-files/dist/" },
      { path: "^packages/", pathNot: "^packages/(irs-files/|rollover-rules/dist/money/money\\.js$)" },
      "The writer needs only the arithmetic of money. Pass other values as parameters.",
    ),
    error(
      "import-packages-by-name",
      { path: "^(packages|apps)/([^/]+)/dist/" },
      { path: "^(packages|apps)/", pathNot: "^(packages|apps)/$2/", dependencyTypes: ["local"] },
      "Import another package by its name, not by a path into it.",
    ),
    error(
      "not-to-other-apps",
      { path: "^(packages|apps)/([^/]+)/dist/" },
      { path: "^apps/", pathNot: "^apps/$2/" },
      "Move the shared code to a package.",
    ),
    ...AREAS.map((area, index) =>
      error(
        `layer-${area}`,
        { path: `^apps/api/dist/${area}/` },
        { path: `^apps/api/dist/(([^/]+\\.js$)|(${AREAS.slice(index + 1).join("|") || "none"})/)` },
        `${area} imports only ${["packages", ...AREAS.slice(0, index)].join(", ")}. Move the code to one of them, or pass it in from a later area.`,
      ),
    ),
    error(
      "not-to-stores-of-other-areas",
      { path: "^apps/[^/]+/dist/([^/]+)/" },
      {
        path: "^apps/[^/]+/dist/[^/]+/.*-store\\.js$",
        pathNot: "^apps/[^/]+/dist/($1/|people/second-person/approval-store)",
      },
      "Import another area's operations and rules. Approvals are stored by `people`, which decides when they are required.",
    ),
    error(
      "transports-not-to-stores",
      { path: "^apps/[^/]+/dist/transport/(rest|graphql)/" },
      { path: "-store\\.js$|^packages/database/dist/(?!index\\.js$)|^node_modules/pg/" },
      "Call an operation.",
    ),
    error(
      "transports-not-to-other-transports",
      { path: "^apps/[^/]+/dist/transport/(rest|graphql)/" },
      { path: "^apps/[^/]+/dist/transport/(rest|graphql)/", pathNot: "^apps/[^/]+/dist/transport/$1/" },
      "Move the shared code to another folder of transport.",
    ),
    error(
      "setup-without-generated-code",
      { path: "^packages/(local-servers/dist/|database/dist/roles/index\\.js$)" },
      { path: "/generated/", reachable: true },
      "`npm start` imports these before it generates and builds. Import the file that needs no generated code.",
    ),
    error(
      "pure-not-to-io",
      { path: PURE },
      { path: IMPURE, reachable: true },
      "Pass what the rule needs as a parameter. Only types of these modules are allowed.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
