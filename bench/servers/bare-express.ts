import express from "express";

// What Express alone can do: it answers a fixed object to everything; what is posted it reads as JSON.

const body: unknown = JSON.parse(process.env.BENCH_BODY ?? "null");
const app = express();
app.disable("x-powered-by");
app.disable("etag");
app.get("/{*path}", (_req, res) => {
  res.json(body);
});
app.post("/{*path}", express.json(), (_req, res) => {
  res.status(201).json(body);
});
const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ ready: true, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` });
});
process.once("disconnect", () => process.exit(0));
