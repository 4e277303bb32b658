import { packImage } from "@svc/build/image";

await packImage({
  app: "apps/api",
  folders: [
    "apps/portal/dist",
    "apps/widget-auth/openapi.json",
    "packages/graphiql/built",
    "packages/database/prisma/migrations",
  ],
  packages: ["pdfkit"],
  files: [
    // License of the bundled highlighter.
    "highlight.js/LICENSE",
    "@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf",
    "@expo-google-fonts/ibm-plex-sans/700Bold/IBMPlexSans_700Bold.ttf",
  ],
});
