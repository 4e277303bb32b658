import express, { type Express, type RequestHandler } from "express";

/**
 * Creates an app that sends no ETags, like the services.
 * @param middleware default: sets the services' headers by path
 */
export function createApp(middleware: RequestHandler[] = [createHeaderMiddleware()]): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  return app.use(middleware);
}

function createHeaderMiddleware(): RequestHandler {
  const headers = JSON.parse(process.env.BENCH_HEADERS ?? "{}");
  return (req, res, next) => {
    res.set(headers[req.path] ?? {});
    next();
  };
}

/** Sends the URL to the parent process, and exits with the parent. */
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
