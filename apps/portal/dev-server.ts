import { createServer } from "vite";

// `npm run dev`: live reload, and a proxy for API requests.

const server = await createServer({
  configFile: new URL("vite.config.ts", import.meta.url).pathname,
  server: { port: Number(process.env.PORTAL_PORT) },
  clearScreen: false,
  logLevel: "warn",
});
await server.listen();

const stop = async () => {
  await server.close();
  process.exit(0);
};
process.once("SIGTERM", stop);
process.once("disconnect", stop);
// Tells the parent process that the server is ready.
process.send?.({ ready: true, name: "portal", url: server.resolvedUrls?.local[0] ?? "" });
