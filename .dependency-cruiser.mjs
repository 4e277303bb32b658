// Import rules, checked on the output of `tsc -b`, where type-only imports are gone and therefore allowed.

const source = "^(packages|apps)/[^/]+/dist/";
const feature = "^apps/[^/]+/dist/([^/]+)/";

/** Pure modules without a database, network or clock. */
const PURE =
  "^packages/rollover-rules/dist/|^apps/api/dist/(api-keys/rotation-plan|events/event-types|webhooks/endpoints/secrets)\\.js$";

/** Modules with I/O. */
const OUTSIDE =
  "^(node:)?(fs|net|http|https|child_process|crypto)|^node_modules/(pg|ioredis|express|@prisma)/|^packages/database/";

export default {
  forbidden: [
    { name: "no-circle", severity: "error", from: { path: source }, to: { circular: true } },
    {
      name: "keys-alone",
      comment: "Services that are not ours import it.",
      severity: "error",
      from: { path: "^packages/keys/dist/" },
      to: { pathNot: "^packages/keys/dist/|^(node:)?crypto$" },
    },
    {
      name: "client-alone",
      comment: "It runs in services that are not ours, and where there is no Node.",
      severity: "error",
      from: { path: "^packages/client/dist/" },
      to: { pathNot: "^packages/client/dist/" },
    },
    {
      name: "widget-alone",
      comment: "It runs in a browser, and has nothing else there.",
      severity: "error",
      from: { path: "^packages/widget/dist/" },
      to: { pathNot: "^packages/widget/dist/" },
    },
    {
      name: "widget-react-knows-the-widget-and-react",
      comment: "It is put into pages that are not ours.",
      severity: "error",
      from: { path: "^packages/widget-react/dist/" },
      to: { pathNot: "^packages/widget(-react)?/dist/|^node_modules/react/" },
    },
    {
      name: "service-kit-knows-no-database",
      severity: "error",
      from: { path: "^packages/service-kit/dist/" },
      to: { path: "^packages/(?!keys/|service-kit/)|^node_modules/(pg|@prisma|kysely)/" },
    },
    {
      name: "openapi-knows-service-kit-alone",
      severity: "error",
      from: { path: "^packages/openapi/dist/" },
      to: { path: "^packages/(?!keys/|service-kit/|openapi/)|^node_modules/(pg|@prisma|kysely)/" },
    },
    {
      name: "packages-by-their-names",
      comment: "Never by a path into them.",
      severity: "error",
      from: { path: "^(packages|apps)/([^/]+)/dist/" },
      to: { path: "^(packages|apps)/", pathNot: "^(packages|apps)/$2/", dependencyTypes: ["local"] },
    },
    {
      name: "no-app-is-imported",
      severity: "error",
      from: { path: "^(packages|apps)/([^/]+)/dist/" },
      to: { path: "^apps/", pathNot: "^apps/$2/" },
    },
    {
      name: "transports-know-no-store",
      comment: "They call operations. Of the database they have the table of what its errors mean.",
      severity: "error",
      from: { path: "^apps/[^/]+/dist/transport/" },
      to: { path: "-store\\.js$|^packages/database/dist/(?!index\\.js$)|^node_modules/pg/" },
    },
    {
      name: "transports-do-not-know-each-other",
      severity: "error",
      from: { path: "^apps/[^/]+/dist/transport/([^/]+)/" },
      to: { path: "^apps/[^/]+/dist/transport/([^/]+)/", pathNot: "^apps/[^/]+/dist/transport/$1/" },
    },
    {
      name: "a-store-is-its-features",
      severity: "error",
      from: { path: feature },
      to: { path: "^apps/[^/]+/dist/[^/]+/.*-store\\.js$", pathNot: "^apps/[^/]+/dist/$1/" },
    },
    {
      name: "started-before-anything-is-generated",
      comment: "`npm start` in a new clone imports these before it generates and builds.",
      severity: "error",
      from: { path: "^packages/(local-servers/dist/|database/dist/roles/index\\.js$)" },
      to: { path: "/generated/", reachable: true },
    },
    {
      name: "pure-files-reach-nothing-outside",
      severity: "error",
      from: { path: PURE },
      to: { path: OUTSIDE, reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
