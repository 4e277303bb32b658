import { createApp, listen } from "./listen.ts";

// Server (a) of bench/README.md: Express alone. Parses JSON bodies and returns fixed bytes.

const body = Buffer.from(process.env.BENCH_BODY ?? "null");
const app = createApp();
app.use((_req, res) => {
  res.type("json").send(body);
});
listen(app);
