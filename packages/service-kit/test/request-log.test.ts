import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import { useResource } from "@svc/testing/use-resource";
import request from "supertest";
import { Problem } from "../src/errors/index.ts";
import { type LoggedRequest, logRequests, RequestLog, setCaller } from "../src/http/index.ts";
import { captureLog, startTestApp } from "./start-test-app.ts";

function createRequestStore() {
  const stored: LoggedRequest[][] = [];
  let failure: Error | null = null;
  const store = {
    async recordRequests(requests: readonly LoggedRequest[]) {
      if (failure) throw failure;
      stored.push([...requests]);
    },
  };
  const setFailure = (error: Error | null) => {
    failure = error;
  };
  return { store, stored, setFailure };
}

const buildRequest = (change: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id: "req_1",
  organizationId: "org_1",
  keyId: "key_1",
  memberId: null,
  completedAt: 0,
  method: "GET",
  route: "/v1/rollovers",
  status: 200,
  code: null,
  issues: [],
  subjectId: null,
  durationMs: 3,
  ...change,
});

describe("RequestLog", () => {
  afterEach(() => {
    jest.useRealTimers();
  });
  let now = 1_000;
  const setUp = () => {
    const requestStore = createRequestStore();
    const { log, lines } = captureLog();
    now = 1_000;
    return { ...requestStore, lines, log: new RequestLog(requestStore.store, log, () => now) };
  };
  const add = (log: RequestLog, count: number, change: Partial<LoggedRequest>) => {
    for (let index = 0; index < count; index += 1) log.add(buildRequest(change));
  };

  it("logs the first 10 successful and the first 30 failed requests per key and minute", async () => {
    const { log, stored } = setUp();
    add(log, 100, {});
    add(log, 100, { status: 404 });
    await log.flush();
    const all = stored.flat();
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(all.filter(({ status }) => status === 404)).toHaveLength(30);
    now += 60_000;
    log.add(buildRequest());
    await log.flush();
    expect(stored.flat()).toHaveLength(41);
    await log.close();
  });

  it("gives each organization its share, no matter how many requests another one makes", async () => {
    const { log, stored } = setUp();
    for (let key = 0; key < 50; key += 1) add(log, 20, { keyId: `key_${key}`, status: 429 });
    add(log, 5, { organizationId: "org_2", keyId: "key_quiet", status: 403 });
    await log.flush();
    const filterEntries = (id: string) => stored.flat().filter(({ organizationId }) => organizationId === id);
    const maxPerOrganization = 60;
    expect(filterEntries("org_1")).toHaveLength(maxPerOrganization);
    expect(filterEntries("org_2")).toHaveLength(5);
    await log.close();
  });

  it("retains up to 10,000 entries that could not be stored, and logs the failure", async () => {
    const { log, stored, setFailure, lines } = setUp();
    setFailure(new Error("the database is down"));
    for (let organization = 0; organization < 11_000; organization += 1) {
      log.add(
        buildRequest({ id: `req_${organization}`, organizationId: `org_${organization}`, keyId: null }),
      );
    }
    await log.flush();
    expect(lines).toEqual([expect.objectContaining({ level: 40, msg: "failed to store request logs" })]);
    setFailure(null);
    await log.flush();
    expect(stored.flat()).toHaveLength(10_000);
    expect(stored.flat().at(-1)?.id).toBe("req_10999");
    expect(stored.every(({ length }) => length <= 1_000)).toBe(true);
    await log.close();
  });

  it("writes every second until it is closed; closing writes the rest", async () => {
    jest.useFakeTimers();
    const { log, stored } = setUp();
    log.add(buildRequest());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(stored).toHaveLength(1);
    log.add(buildRequest());
    await log.close();
    log.add(buildRequest());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(stored).toHaveLength(2);
  });
});

describe("logRequests", () => {
  const requestStore = createRequestStore();
  const requests = new RequestLog(requestStore.store, captureLog().log);
  const app = useResource(() =>
    startTestApp((express) => {
      express.use(logRequests(requests));
      express.use((req, res, next) => {
        res.locals.route = "/things/{id}";
        const memberId = req.get("x-member") ?? null;
        const keyId = memberId ? null : "key_1";
        if (req.path !== "/stranger") setCaller(res, { organizationId: "org_1", keyId, memberId });
        next();
      });
      express.all("/fine/{*rest}", (_req, res) => void res.json({}));
      express.all("/slow/{*rest}", (_req, res) => void res.write("{"));
      express.all("/refused/{*rest}", () => {
        throw new Problem("insufficient_scope", "The scope x is required.");
      });
    }),
  );
  /** Waits for at least `count` entries, and returns the last. */
  const waitForEntry = async (count: number) => {
    await pollUntil("the request is logged", async () => {
      await requests.flush();
      return requestStore.stored.flat().length >= count;
    });
    return requestStore.stored.flat().slice(-1)[0];
  };

  it("logs the route and the code, and nothing that the client wrote", async () => {
    const { headers } = await request(app.url)
      .post("/refused/svc_live_ak_x?email=grace@example.com")
      .send({ ssn: "123456789" });
    const entry = await waitForEntry(1);
    expect(entry).toEqual({
      id: headers["x-request-id"],
      organizationId: "org_1",
      issues: [],
      subjectId: null,
      keyId: "key_1",
      memberId: null,
      completedAt: expect.any(Number),
      method: "POST",
      route: "/things/{id}",
      status: 403,
      code: "insufficient_scope",
      durationMs: expect.any(Number),
    });
  });

  it("logs members' changes but not their reads, and nothing from unknown callers", async () => {
    const before = requestStore.stored.flat().length;
    await request(app.url).get("/fine/1").set("X-Member", "mem_1").expect(200);
    await request(app.url).get("/stranger").expect(404);
    await request(app.url).post("/fine/1").set("X-Member", "mem_1").expect(200);
    expect(await waitForEntry(before + 1)).toMatchObject({ method: "POST", memberId: "mem_1", keyId: null });
    expect(requestStore.stored.flat()).toHaveLength(before + 1);
  });

  it("logs requests that a client closed, except a member's reads", async () => {
    const before = requestStore.stored.flat().length;
    const close = async (init: RequestInit) => {
      const response = await fetch(`${app.url}/slow/1`, init);
      await response.body?.cancel();
    };
    await close({ headers: { "X-Member": "mem_1" } });
    await close({ method: "POST", headers: { "X-Member": "mem_1" } });
    expect(await waitForEntry(before + 1)).toMatchObject({ method: "POST", status: 499, memberId: "mem_1" });
    await close({});
    expect(await waitForEntry(before + 2)).toMatchObject({ method: "GET", status: 499, keyId: "key_1" });
    expect(requestStore.stored.flat()).toHaveLength(before + 2);
    await requests.close();
  });
});
