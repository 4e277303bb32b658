import { createServer } from "node:http";

// Responds to deliveries with 204, and records their times. /down responds with 503, and /hang never responds. GET returns the number of
// arrivals, and GET /arrivals also their times.

const arrivals = new Map<string, number>();

const server = createServer((req, res) => {
  if (req.method === "GET") {
    res.end(JSON.stringify({ count: arrivals.size, arrivals: req.url === "/arrivals" ? [...arrivals] : [] }));
    return;
  }
  const id = String(req.headers["webhook-id"]);
  req.resume().on("end", () => {
    if (req.url === "/hang") return;
    res.statusCode = req.url === "/down" ? 503 : 204;
    if (res.statusCode === 204 && !arrivals.has(id)) arrivals.set(id, Date.now());
    res.end();
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ ready: true, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` });
});
process.once("disconnect", () => process.exit(0));
