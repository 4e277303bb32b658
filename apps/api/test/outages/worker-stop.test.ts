import { expect, it } from "@jest/globals";
import {
  createTestEnvironment,
  describeWithRedis,
  getDatabaseUrl,
  startServiceProcess,
  startTcpForwarder,
  useResource,
} from "@svc/testing";

describeWithRedis("Worker that is stopped", () => {
  const test = useResource(createTestEnvironment);
  const forwarder = useResource(async () => startTcpForwarder(await getDatabaseUrl("postgres")));

  // A query without a response keeps the worker from stopping in time.
  const OUTAGES = [
    { name: "refuses connections", begin: () => forwarder.refuse(), hasTimedOut: false },
    { name: "never responds", begin: () => forwarder.hang(), hasTimedOut: true },
  ];
  it.each(OUTAGES)("exits while PostgreSQL $name", async ({ begin, hasTimedOut }) => {
    const worker = await startServiceProcess("worker", {
      ...test.env,
      // Longer than the worker's stop timeout, so that the query does not time out first.
      DATABASE_TIMEOUT_MS: "60000",
      DATABASE_URL: forwarder.divert(test.urls.api),
    });
    await begin();
    worker.child.kill("SIGTERM");
    const { signal, output } = await worker.ended;
    await forwarder.restore();
    expect({ signal, hasTimedOut: output.includes("did not stop within 20 seconds") }).toEqual({
      signal: null,
      hasTimedOut,
    });
  });
});
