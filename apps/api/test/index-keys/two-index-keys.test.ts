import { describe, expect, it } from "@jest/globals";
import { BlindIndex, searchAccounts } from "@svc/accounts";
import { parseSecretsWithOptionalIds } from "@svc/service-kit/config";
import { TEST_CIPHER } from "@svc/testing";
import type { Response } from "supertest";
import { toSearchTerms } from "../../src/accounts-and-consents/accounts/search-terms.ts";
import { expectProblem } from "../expect-problem.ts";
import { buildDistributionParams, RULE, TODAY } from "../rollovers/indirect-rollovers.ts";
import { advanceRollover } from "../sandbox/sandbox-calls.ts";
import type { TestApi } from "../start-test-api.ts";
import { expectConsistent, runActions } from "../workflow/rollover-steps.ts";
import { postAccount, postRollover, useIndexKeyApis } from "./index-key-apis.ts";

const ROUNDS = 12;

describe("Index key replacement", () => {
  const apis = useIndexKeyApis();
  const getKeyOrders = () =>
    [
      ["the old key first", apis.oldFirst, apis.newFirst],
      ["the new key first", apis.newFirst, apis.oldFirst],
    ] as const;
  let personCount = 0;
  const newPerson = () => {
    personCount += 1;
    return { email: `Grace.${personCount}@Example.com`, dateOfBirth: "1955-12-09", ssnLast4: "1906" };
  };
  const newAccount = async (api: TestApi, changes: object = {}): Promise<string> =>
    (await postAccount(api, { ...newPerson(), ...changes }).expect(201)).body.account.id;
  const callAllConcurrently = <T>(work: (api: TestApi) => PromiseLike<T>) =>
    Promise.all([apis.oldFirst, apis.newFirst, apis.oldFirst, apis.newFirst].map((api) => work(api)));
  const listStatuses = (responses: Response[]) => responses.map(({ status }) => status).sort();
  const findKeyIds = async (table: string, id: string) => {
    const { rows } = await apis.oldOnly.db.pool.query(
      `SELECT to_jsonb(t) AS row FROM ${table} t WHERE id = $1`,
      [id],
    );
    const digests = Object.entries(rows[0].row as Record<string, string | null>)
      .filter(([name]) => name.endsWith("_index"))
      .flatMap(([, digest]) => digest ?? []);
    return [...new Set(digests.map((digest) => (/^i2:[0-9a-f]{64}$/.test(digest) ? "i2" : "default")))];
  };

  it("503 for writes by a process without the new key, which is not ready but still reads", async () => {
    const person = newPerson();
    expectProblem(await postAccount(apis.oldOnly, person), "dependency_unavailable");
    const ready = await apis.oldOnly.call("get", "/health/ready", null);
    expect([ready.status, JSON.stringify(ready.body)]).toEqual([
      503,
      expect.stringContaining("INDEX_KEY: is missing i2, which may be in use (svc secrets status)"),
    ]);
    await apis.oldOnly.call("get", "/v1/accounts").expect(200);
    const { body } = await postAccount(apis.newFirst, person).expect(201);
    expect(body.created).toBe(true);
    for (const api of [apis.oldFirst, apis.newFirst])
      await api.call("get", "/health/ready", null).expect(200);
  });

  it("indexes new accounts with the process's first key, and stores that key's ID", async () => {
    expect(await findKeyIds("accounts", await newAccount(apis.oldFirst))).toEqual(["default"]);
    expect(await findKeyIds("accounts", await newAccount(apis.newFirst))).toEqual(["i2"]);
  });

  it("finds a participant indexed under the other key, by email and either birth date or SSN digits", async () => {
    for (const [, first, second] of getKeyOrders()) {
      const person = newPerson();
      const { account } = (await postAccount(first, person).expect(201)).body;
      for (const factor of ["dateOfBirth", "ssnLast4"] as const) {
        const retrieved = await postAccount(second, { email: person.email, [factor]: person[factor] }).expect(
          200,
        );
        expect(retrieved.body).toMatchObject({ created: false, account: { id: account.id } });
      }
    }
  });

  it("creates one account for concurrent calls", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = newPerson();
      const responses = await callAllConcurrently((api) => postAccount(api, person));
      expect(listStatuses(responses)).toEqual([200, 200, 200, 201]);
      expect(new Set(responses.map(({ body }) => body.account.id)).size).toBe(1);
    }
  });

  it("finds an account by its email in searches", async () => {
    for (const [, first, second] of getKeyOrders()) {
      const person = newPerson();
      const { account } = (await postAccount(first, person).expect(201)).body;
      const { body: rollover } = await postRollover(first, account.id, {
        source: "S-1001",
        destination: "D-1001",
      });
      const searchResult = await second
        .call("post", "/v1/rollovers/search")
        .send({ q: person.email })
        .expect(200);
      expect(searchResult.body.data).toMatchObject([{ id: rollover.id }]);
      const { organizationId } = second.ak;
      const blindIndex = new BlindIndex(parseSecretsWithOptionalIds(second.env.INDEX_KEY ?? ""));
      const { text, name, emailIndexes } = toSearchTerms(blindIndex, organizationId, person.email);
      const secrets = { cipher: TEST_CIPHER, blindIndex };
      const accounts = await searchAccounts(second.db.sql, secrets, {
        organizationId,
        terms: { text, name, emailIndexes },
        limit: 5,
      });
      expect(accounts).toMatchObject([{ id: account.id }]);
    }
  });

  it("409 rejects a second rollover between the same accounts, and names the open one", async () => {
    for (const [, first, second] of getKeyOrders()) {
      const accountId = await newAccount(first);
      const created = await postRollover(first, accountId, { source: "IRA-1077", destination: "IRA-1088" });
      const again = await postRollover(second, accountId, { source: "ira 1077", destination: "ira 1088" });
      expect(expectProblem(again, "duplicate_rollover")).toMatchObject({
        rolloverId: created.body.id,
        state: "draft",
      });
      const other = await postRollover(second, accountId, { source: "IRA-1077", destination: "IRA-1099" });
      const patch = { destination: { accountNumber: "IRA-1088" } };
      const changed = await second.call("patch", `/v1/rollovers/${other.body.id}`).send(patch);
      expect(expectProblem(changed, "duplicate_rollover")).toMatchObject({ rolloverId: created.body.id });
      await expectConsistent(first, created.body.id);
      await expectConsistent(second, other.body.id);
    }
  });

  it("409 rejects all but one of several concurrent rollovers", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const accountId = await newAccount(apis.oldFirst);
      const responses = await callAllConcurrently((api) =>
        postRollover(api, accountId, { source: "A-1001", destination: "B-1001" }),
      );
      expect(listStatuses(responses)).toEqual([201, 409, 409, 409]);
    }
  });

  it("422 rejects a change that makes source and destination the same; a valid change stores digests of one key", async () => {
    for (const [, first, second] of getKeyOrders()) {
      const accountId = await newAccount(first);
      const { body: draft } = await postRollover(first, accountId, {
        source: "IRA-1005",
        destination: "IRA-1006",
      });
      const { custodianId } = draft.source;
      const destination = { custodianId, accountType: "traditional_ira", accountNumber: "IRA-1007" };
      const sameCustodian = await postRollover(
        first,
        accountId,
        { source: "IRA-1005", destination: "IRA-1007" },
        { changes: { destination } },
      );
      const path = `/v1/rollovers/${sameCustodian.body.id}`;
      const refused = await second.call("patch", path).send({ destination: { accountNumber: "ira1005" } });
      expect(expectProblem(refused, "rollover_not_permitted")).toMatchObject({ rule: "same_account" });
      await second
        .call("patch", path)
        .send({ destination: { accountNumber: "IRA-1008" } })
        .expect(200);
      expect(await findKeyIds("rollovers", sameCustodian.body.id)).toHaveLength(1);
      await expectConsistent(second, sameCustodian.body.id);
    }
  });

  it("applies a request once per idempotency key", async () => {
    const send = (api: TestApi, key: string, person: object) =>
      postAccount(api, person as Record<string, unknown>).set("Idempotency-Key", key);
    for (const [name, first, second] of getKeyOrders()) {
      const person = newPerson();
      const created = await send(first, name, person).expect(201);
      const again = await send(second, name, person).expect(201);
      expect([again.text, again.headers["idempotency-replayed"]]).toEqual([created.text, "true"]);
      expectProblem(await send(second, name, newPerson()), "idempotency_key_reused");
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const accountId = await newAccount(apis.newFirst);
      const numbers = { source: `R-200${round}`, destination: "R-1000" };
      const responses = await callAllConcurrently((api) =>
        postRollover(api, accountId, numbers, { idempotencyKey: `at once ${round}` }),
      );
      for (const response of responses.filter(({ status }) => status !== 201))
        expectProblem(response, "idempotency_in_progress");
      const created = responses.filter(({ status }) => status === 201);
      expect(created.length).toBeGreaterThan(0);
      expect(new Set(created.map(({ body }) => body.id)).size).toBe(1);
    }
  });

  it("422 rejects a second 60-day rollover in 12 months, from any of a participant's accounts", async () => {
    for (const [, first, second] of getKeyOrders()) {
      personCount += 1;
      // The emails differ, so name, birth date and last four digits identify the person.
      const person = { lastName: `Hopper ${personCount}`, dateOfBirth: "1955-12-09", ssnLast4: "1906" };
      const [one, other] = [
        await newAccount(first, { ...person, email: `one-${personCount}@example.com` }),
        await newAccount(second, { ...person, email: `other-${personCount}@example.com` }),
      ];
      const changes = {
        type: "indirect_60_day",
        attestations: { eligibleAmount: true, noOtherRolloverIn12Months: true, taxableAcknowledged: true },
      };
      const numbers = { source: "I-1001", destination: "I-1002" };
      const { body } = await postRollover(first, one, numbers, { changes });
      await advanceRollover(first, body.id, "approved").expect(200);
      await runActions(first, body.id, ["record_distribution", buildDistributionParams(TODAY)]);
      for (const api of [first, second])
        for (const accountId of [one, other]) {
          const refused = await postRollover(
            api,
            accountId,
            { source: "I-1003", destination: "I-1004" },
            { changes },
          );
          expect(expectProblem(refused, "rollover_not_permitted")).toMatchObject({ rule: RULE });
        }
    }
  });

  it("erases stored responses with the participant, whichever key indexed them", async () => {
    for (const [name, first, second] of getKeyOrders()) {
      const person = newPerson();
      const key = `erased, ${name}`;
      const created = await postAccount(first, person).set("Idempotency-Key", key).expect(201);
      await second.call("delete", `/v1/accounts/${created.body.account.id}`).expect(200);
      const recreated = await postAccount(second, person).set("Idempotency-Key", key).expect(201);
      expect(recreated.headers["idempotency-replayed"]).toBeUndefined();
      expect(recreated.body.account.id).not.toBe(created.body.account.id);
    }
  });
});
