import { packImage } from "@svc/testing/image";

await packImage({
  app: "apps/api",
  programs: { main: "main", worker: "worker/main", svc: "cli/svc" },
  folders: ["apps/portal/dist", "packages/database/prisma/migrations"],
  packages: ["pdfkit"],
  files: [
    "swagger-ui-dist/swagger-ui.css",
    "swagger-ui-dist/swagger-ui-bundle.js",
    "swagger-ui-dist/favicon-32x32.png",
    "@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf",
    "@expo-google-fonts/ibm-plex-sans/700Bold/IBMPlexSans_700Bold.ttf",
  ],
});
