import express from "express";

// What Express alone can do: it answers a fixed object, given as its first argument, to everything.

const body: unknown = JSON.parse(process.env.BENCH_BODY ?? "null");
const app = express();
app.disable("x-powered-by");
app.disable("etag");
app.get("/{*path}", (_req, res) => {
  res.json(body);
});
const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ ready: true, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` });
});
process.once("disconnect", () => process.exit(0));
