import { createApp, listen } from "./listen.ts";

// (a) What Express alone can do: it answers fixed bytes to everything; what is posted it reads as JSON.

const body = Buffer.from(process.env.BENCH_BODY ?? "null");
const app = createApp();
app.use((_req, res) => {
  res.type("json").send(body);
});
listen(app);
