// Import rules of the portal, checked on the sources that Vite builds.

export default {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "portal-imports-only-widget",
      comment: "The portal runs in a browser and calls the API over HTTP. It shows a preview of the widget.",
      severity: "error",
      from: {},
      to: { path: "^(apps/(?!portal/)|packages/(?!widget/))" },
    },
    {
      name: "kit-not-to-pages",
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
