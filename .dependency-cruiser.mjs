// Import rules, checked on the output of `tsc -b`, where type-only imports are gone and therefore allowed.

const source = "^(packages|apps)/[^/]+/dist/";

/** Areas of the API, lowest first. An area imports only itself and areas before it. */
const AREAS = [
  "context",
  "people",
  "custodians",
  "accounts-and-consents",
  "rollovers",
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
  "^packages/rollover-rules/dist/|^apps/api/dist/(keys/api-keys/rotation-plan|webhooks/events/event-types|webhooks/endpoints/secrets)\\.js$";

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
    error("no-circular", { path: source }, { circular: true }),
    error(
      "keys-imports-only-crypto",
      { path: "^packages/keys/dist/" },
      { pathNot: "^packages/keys/dist/|^(node:)?crypto$" },
      "Other people's services import it.",
    ),
    error(
      "client-imports-nothing",
      { path: "^packages/client/dist/" },
      { pathNot: "^packages/client/dist/" },
      "It runs in other people's services, also without Node.",
    ),
    error(
      "widget-imports-nothing",
      { path: "^packages/widget/dist/" },
      { pathNot: "^packages/widget/dist/" },
      "It runs in a browser.",
    ),
    error(
      "widget-react-imports-only-widget-and-react",
      { path: "^packages/widget-react/dist/" },
      { pathNot: "^packages/widget(-react)?/dist/|^node_modules/react/" },
      "It runs in other people's pages.",
    ),
    error(
      "service-kit-imports-only-keys",
      { path: "^packages/service-kit/dist/" },
      { path: "^packages/(?!keys/|service-kit/)|^node_modules/(pg|@prisma|kysely)/" },
    ),
    error(
      "openapi-imports-only-service-kit-and-keys",
      { path: "^packages/openapi/dist/" },
      { path: "^packages/(?!keys/|service-kit/|openapi/)|^node_modules/(pg|@prisma|kysely)/" },
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
    ),
    ...AREAS.map((area, index) =>
      error(
        `layer-${area}`,
        { path: `^apps/api/dist/${area}/` },
        { path: `^apps/api/dist/(([^/]+\\.js$)|(${AREAS.slice(index + 1).join("|") || "none"})/)` },
        "Areas import only areas before them in AREAS.",
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
    ),
    error(
      "transports-not-to-other-transports",
      { path: "^apps/[^/]+/dist/transport/(rest|graphql)/" },
      { path: "^apps/[^/]+/dist/transport/(rest|graphql)/", pathNot: "^apps/[^/]+/dist/transport/$1/" },
    ),
    error(
      "setup-without-generated-code",
      { path: "^packages/(local-servers/dist/|database/dist/roles/index\\.js$)" },
      { path: "/generated/", reachable: true },
      "`npm start` in a new clone imports these before it generates and builds.",
    ),
    error("pure-not-to-io", { path: PURE }, { path: IMPURE, reachable: true }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
