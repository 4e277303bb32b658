import express, { type Express } from "express";

// What the hand-written servers have in common: an Express as anybody sets it up, and saying where it listens.

/** An Express with the headers of the services, by path, and without digests, which they do not have either. */
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

/** Listens on a free port and tells whoever started this process. */
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
