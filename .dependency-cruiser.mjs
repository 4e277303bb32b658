// Import rules, checked on the output of `tsc -b`, where type-only imports are gone and therefore allowed.

/** Compiled code of all packages and apps. */
const COMPILED_FILES = "^(packages|apps)/[^/]+/dist/";

/** Areas of the API, lowest first. An area imports only itself and areas before it. */
const AREAS = [
  "context",
  "people",
  "custodians",
  "accounts-and-consents",
  "rollovers",
  "incoming-funds",
  "webhooks",
  "tracking",
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

/** Returns a rule whose violation fails the check. */
const error = (name, { from, to, comment }) => ({
  name,
  severity: "error",
  from,
  to,
  ...(comment && { comment }),
});

export default {
  forbidden: [
    error("no-circular", {
      from: { path: COMPILED_FILES },
      to: { circular: true },
      comment: "Move the code that both files need to a third file.",
    }),
    error("keys-imports-only-crypto", {
      from: { path: "^packages/keys/dist/" },
      to: { pathNot: "^packages/keys/dist/|^(node:)?crypto$" },
      comment: "Integrators import packages/keys. Use only node:crypto and its own files.",
    }),
    error("client-imports-nothing", {
      from: { path: "^packages/client/dist/" },
      to: { pathNot: "^packages/client/dist/" },
      comment: "Integrators run packages/client, also without Node. Use only its own files.",
    }),
    error("mcp-imports-only-client-and-terminal", {
      from: { path: "^packages/mcp/dist/" },
      to: { path: "^(packages|apps)/", pathNot: "^packages/(mcp|client|terminal)/dist/" },
      comment:
        "packages/mcp runs on agents' machines. It knows the API only through packages/client and the generated tools.",
    }),
    error("cli-imports-only-client-and-terminal", {
      from: { path: "^packages/cli/dist/" },
      to: { path: "^(packages|apps)/", pathNot: "^packages/(cli|client|terminal)/dist/" },
      comment: "packages/cli runs on integrators' machines. It knows the API only through packages/client.",
    }),
    error("terminal-imports-no-workspace", {
      from: { path: "^packages/terminal/dist/" },
      to: { path: "^(packages|apps)/", pathNot: "^packages/terminal/dist/" },
      comment: "Programs and the MCP server print with packages/terminal. Pass values as parameters.",
    }),
    error("widget-imports-nothing", {
      from: { path: "^packages/widget/dist/" },
      to: { pathNot: "^packages/widget/dist/" },
      comment: "packages/widget runs in browsers. Use only its own files.",
    }),
    error("widget-react-imports-only-widget-and-react", {
      from: { path: "^packages/widget-react/dist/" },
      to: { pathNot: "^packages/widget(-react)?/dist/|^node_modules/react/" },
      comment:
        "packages/widget-react runs in integrators' pages. Use only react, @svc/widget and its own files.",
    }),
    error("service-kit-imports-only-keys", {
      from: { path: "^packages/service-kit/dist/" },
      to: { path: "^packages/(?!keys/|service-kit/)|^node_modules/(pg|@prisma|kysely)/" },
      comment:
        "Pass the value or function as a parameter, or move the code to the package that uses the database.",
    }),
    error("openapi-imports-only-service-kit-and-keys", {
      from: { path: "^packages/openapi/dist/" },
      to: { path: "^packages/(?!keys/|service-kit/|openapi/)|^node_modules/(pg|@prisma|kysely)/" },
      comment: "Pass the value or function as a parameter.",
    }),
    error("bank-files-imports-only-money", {
      from: { path: "^packages/bank-files/dist/" },
      to: { path: "^packages/", pathNot: "^packages/(bank-files/|rollover-rules/dist/money/money\\.js$)" },
      comment: "The parsers need only the arithmetic of money. Pass other values as parameters.",
    }),
    error("irs-files-imports-only-money", {
      from: { path: "^packages/irs-files/dist/" },
      to: { path: "^packages/", pathNot: "^packages/(irs-files/|rollover-rules/dist/money/money\\.js$)" },
      comment: "The writer needs only the arithmetic of money. Pass other values as parameters.",
    }),
    error("import-packages-by-name", {
      from: { path: "^(packages|apps)/([^/]+)/dist/" },
      to: { path: "^(packages|apps)/", pathNot: "^(packages|apps)/$2/", dependencyTypes: ["local"] },
      comment: "Import another package by its name, not by a path into it.",
    }),
    error("not-to-other-apps", {
      from: { path: "^(packages|apps)/([^/]+)/dist/" },
      to: { path: "^apps/", pathNot: "^apps/$2/" },
      comment: "Move the shared code to a package.",
    }),
    // The last area has no later areas: `none` matches no folder.
    ...AREAS.map((area, index) =>
      error(`layer-${area}`, {
        from: { path: `^apps/api/dist/${area}/` },
        to: { path: `^apps/api/dist/(([^/]+\\.js$)|(${AREAS.slice(index + 1).join("|") || "none"})/)` },
        comment: `${area} imports only ${["packages", ...AREAS.slice(0, index)].join(", ")}. Move the code to one of them, or pass it in from a later area.`,
      }),
    ),
    error("not-to-stores-of-other-areas", {
      from: { path: "^apps/[^/]+/dist/([^/]+)/" },
      to: {
        path: "^apps/[^/]+/dist/[^/]+/.*-store\\.js$",
        pathNot: "^apps/[^/]+/dist/($1/|people/second-person/approval-store)",
      },
      comment:
        "Import the other area's operations and rules instead. Approvals are stored by `people`, which decides when they are required.",
    }),
    error("transports-not-to-stores", {
      from: { path: "^apps/[^/]+/dist/transport/(rest|graphql)/" },
      to: { path: "-store\\.js$|^packages/database/dist/(?!index\\.js$)|^node_modules/pg/" },
      comment: "Call an operation.",
    }),
    error("transports-not-to-other-transports", {
      from: { path: "^apps/[^/]+/dist/transport/(rest|graphql)/" },
      to: { path: "^apps/[^/]+/dist/transport/(rest|graphql)/", pathNot: "^apps/[^/]+/dist/transport/$1/" },
      comment: "Move the shared code to another folder of transport.",
    }),
    error("setup-without-generated-code", {
      from: { path: "^packages/(local-servers/dist/|database/dist/roles/index\\.js$)" },
      to: { path: "/generated/", reachable: true },
      comment:
        "`npm start` imports these before it generates and builds. Import the file that needs no generated code.",
    }),
    error("pure-not-to-io", {
      from: { path: PURE },
      to: { path: IMPURE, reachable: true },
      comment: "Pass values as parameters. From modules with I/O, import only types.",
    }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
