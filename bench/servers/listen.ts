import express, { type Express } from "express";

/** Sets the services' headers by path, and no ETags, which the services also lack. */
export function createApp(): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  const headers = JSON.parse(process.env.BENCH_HEADERS ?? "{}");
  app.use((req, res, next) => {
    res.set(headers[req.path] ?? {});
    next();
  });
  return app;
}

export function listen(app: Express): void {
  const server = app.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.({
      ready: true,
      url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    });
  });
  process.once("disconnect", () => process.exit(0));
}
