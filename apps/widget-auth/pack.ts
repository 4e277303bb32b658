import { packImage } from "@svc/testing/image";

await packImage({
  app: "apps/widget-auth",
  // By these it evaluates, before it serves, whether the database has what its release needs.
  folders: ["packages/database/prisma/migrations"],
  packages: [],
  // Of the reference's highlighter, which is in the bundle.
  files: ["highlight.js/LICENSE"],
});
