// Import rules of the portal, checked on the sources that Vite builds.

export default {
  forbidden: [
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "portal-alone",
      comment: "It runs in a browser, and has the API by HTTP. The widget is shown on its page.",
      severity: "error",
      from: {},
      to: { path: "^(apps/(?!portal/)|packages/(?!widget/))" },
    },
    {
      name: "kit-knows-no-page",
      severity: "error",
      from: { path: "^apps/portal/src/(ui|api)/" },
      to: { path: "^apps/portal/src/pages/" },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      extensions: [".tsx", ".ts", ".mjs", ".js", ".css"],
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "default"],
    },
  },
};
