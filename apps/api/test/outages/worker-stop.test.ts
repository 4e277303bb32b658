import { afterAll, beforeAll, expect, it } from "@jest/globals";
import {
  createTestEnvironment,
  describeWithRedis,
  getDatabaseUrl,
  startServiceProcess,
  startTcpForwarder,
  type TcpForwarder,
  type TestEnvironment,
} from "@svc/testing";

describeWithRedis("Worker that is stopped", () => {
  let test: TestEnvironment;
  let line: TcpForwarder;
  beforeAll(async () => {
    test = await createTestEnvironment();
    line = await startTcpForwarder(await getDatabaseUrl("postgres"));
  });
  afterAll(async () => {
    await test.close();
    await line.stop();
  });

  const TROUBLES = [
    { name: "refuses connections", begin: () => line.refuse(), isCut: false },
    { name: "never answers", begin: () => line.hang(), isCut: true },
  ];
  it.each(TROUBLES)("exits while PostgreSQL $name", async ({ begin, isCut }) => {
    const worker = await startServiceProcess("worker", {
      ...test.env,
      // Longer than the worker's stop timeout, so that the query does not time out first.
      DATABASE_TIMEOUT_MS: "60000",
      DATABASE_URL: line.divert(test.urls.api),
    });
    await begin();
    worker.child.kill("SIGTERM");
    const { signal, output } = await worker.ended;
    await line.restore();
    expect({ signal, isCut: output.includes("did not stop in 20 seconds") }).toEqual({ signal: null, isCut });
  });
});
