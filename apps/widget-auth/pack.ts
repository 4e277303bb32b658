import { packImage } from "@svc/testing/image";

await packImage({
  app: "apps/widget-auth",
  programs: { main: "main" },
  // By these it evaluates, before it serves, whether the database has what its release needs.
  folders: ["packages/database/prisma/migrations"],
  packages: [],
  files: [
    "swagger-ui-dist/swagger-ui.css",
    "swagger-ui-dist/swagger-ui-bundle.js",
    "swagger-ui-dist/favicon-32x32.png",
  ],
});
