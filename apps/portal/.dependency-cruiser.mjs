// Import rules of the portal, checked on the sources that Vite builds.

export default {
  forbidden: [
    {
      name: "no-circular",
      comment: "Move the code that both files need to a third file.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "portal-imports-only-widget",
      comment:
        "The portal runs in a browser. Call the API over HTTP. Only the preview imports the widget. Files of packages/service-kit/browser are allowed.",
      severity: "error",
      from: {},
      to: { path: "^(apps/(?!portal/)|packages/(?!widget/|service-kit/browser/))" },
    },
    {
      name: "kit-not-to-pages",
      comment: "Pass what the component needs as a prop, or move it to the page.",
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
