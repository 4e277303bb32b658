import { packImage } from "@svc/build/image";

await packImage({
  app: "apps/widget-auth",
  // The service checks at startup that the database has these migrations.
  folders: ["packages/database/prisma/migrations"],
  packages: [],
  files: ["highlight.js/LICENSE"],
});
