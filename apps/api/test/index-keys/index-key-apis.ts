import { createCapturedLogger, findCustodianId, TEST_SECRETS, TestClock, useResource } from "@svc/testing";
import request from "supertest";
import { readApiConfig, startApi } from "../../src/index.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { NOW } from "../workflow/rollover-steps.ts";

export const OLD_KEY = `default:${TEST_SECRETS.INDEX_KEY}`;
export const NEW_KEY = `i2:${Buffer.alloc(32, "x").toString("base64")}`;

interface IndexKeyApis {
  /** Started before the second key existed. */
  oldOnly: TestApi;
  /** Writes with the old key, and also finds digests of the new one. */
  oldFirst: TestApi;
  /** Writes with the new key, and also finds digests of the old one. */
  newFirst: TestApi;
  start(INDEX_KEY: string): Promise<TestApi>;
  close(): Promise<void>;
}

/** Starts two processes with both keys (step two of a rotation), and one with only the old key. */
export function useIndexKeyApis(): IndexKeyApis {
  return useResource(async () => {
    const clock = new TestClock(Date.parse(NOW));
    const oldOnly = await startTestApi({ clock });
    const closers: (() => Promise<void>)[] = [];
    const start = async (INDEX_KEY: string): Promise<TestApi> => {
      const config = readApiConfig({ ...oldOnly.env, INDEX_KEY, DATABASE_URL: oldOnly.urls.api });
      const { openRedis } = oldOnly.redis;
      const service = await startApi(config, {
        clock,
        log: createCapturedLogger("api"),
        ...(openRedis ? { openRedis } : {}),
      });
      closers.push(() => service.stop());
      return {
        ...oldOnly,
        url: service.url,
        env: { ...oldOnly.env, INDEX_KEY },
        call(method, path, key = oldOnly.ak.key) {
          const call = request(service.url)[method](path);
          return key === null ? call : call.set("Authorization", `Bearer ${key}`);
        },
      };
    };
    const oldFirst = await start(`${OLD_KEY},${NEW_KEY}`);
    const newFirst = await start(`${NEW_KEY},${OLD_KEY}`);
    const close = async () => {
      await Promise.all(closers.map((stop) => stop()));
      await oldOnly.stop();
    };
    return { oldOnly, oldFirst, newFirst, start, close };
  });
}

export function postAccount(api: TestApi, person: Record<string, unknown>) {
  return api.call("post", "/v1/accounts").send({ firstName: "Grace", lastName: "Hopper", ...person });
}

export async function postRollover(
  api: TestApi,
  accountId: string,
  numbers: { source: string; destination: string },
  { changes = {}, idempotencyKey }: { changes?: object; idempotencyKey?: string } = {},
) {
  const source = { custodianId: await findCustodianId(api, "test-manual"), accountType: "traditional_ira" };
  const destination = {
    custodianId: await findCustodianId(api, "test-silent"),
    accountType: "traditional_ira",
  };
  const call = api.call("post", "/v1/rollovers");
  if (idempotencyKey !== undefined) call.set("Idempotency-Key", idempotencyKey);
  return call.send({
    accountId,
    type: "trustee_transfer",
    source: { ...source, accountNumber: numbers.source },
    destination: { ...destination, accountNumber: numbers.destination },
    amount: { kind: "full" },
    deliveryMethod: "check",
    attestations: {},
    ...changes,
  });
}

/** Reads rows without index digests and timeline heads. */
export async function readRowsWithoutDigests({ db }: TestApi): Promise<unknown[]> {
  const { rows } = await db.pool.query(
    `SELECT to_jsonb(a) - '{email_index,email_date_of_birth_index,email_ssn_last4_index,person_index}'::text[] AS row
       FROM accounts a
     UNION ALL SELECT to_jsonb(r) - '{source_account_number_index,destination_account_number_index,timeline_sequence,timeline_hash}'::text[]
       FROM rollovers r
     UNION ALL SELECT to_jsonb(e) FROM events e ORDER BY 1`,
  );
  return rows;
}
