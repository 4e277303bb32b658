import { createSecretKey } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { BlindIndex } from "@svc/accounts";
import { newId } from "@svc/service-kit";
import { buildRecordIds, digestSubject, digestSubjects } from "../src/idempotency/record-id.ts";

const createSecret = (id: string) => ({ id, key: createSecretKey(Buffer.alloc(32, id)) });
const index = new BlindIndex([createSecret("i2"), createSecret("i1")]);
const [current, previous] = index.perKey as [BlindIndex, BlindIndex];
const organizationId = newId("org");
const request = { organizationId, scope: "POST /v1/rollovers", idempotencyKey: "k", body: null };

describe("buildRecordIds", () => {
  const digestKey = (one: BlindIndex) => one.digest("idempotency.key", organizationId, request.scope, "k");

  it("returns a digest of organization, call and idempotency key for each index key, the current key's first", () => {
    expect(buildRecordIds(index, request, "k")).toEqual([digestKey(current), digestKey(previous)]);
  });

  it.each(["acct", "rol", "inf"] as const)(
    "prepends the subject's digest if its ID starts with %s",
    (prefix) => {
      const subject = newId(prefix);
      const digestPrefix = (one: BlindIndex) => one.digest("idempotency.subject", organizationId, subject);
      expect(buildRecordIds(index, { ...request, subject }, "k")).toEqual(
        [current, previous].map((one) => digestPrefix(one) + digestKey(one)),
      );
    },
  );

  it.each([newId("key"), "acct_", null])("ignores the subject %s", (subject) => {
    expect(buildRecordIds(index, { ...request, subject }, "k")).toEqual(buildRecordIds(index, request, "k"));
  });
});

describe("digestSubjects", () => {
  const [account, rollover, money] = [newId("acct"), newId("rol"), newId("inf")];
  const digestAll = (...ids: string[]) => ids.map((id) => digestSubject(current, organizationId, id));

  it("finds accounts, rollovers and incoming money anywhere in a result, each once", () => {
    const result = { id: rollover, accountId: account, data: [null, { id: money }, [{ id: rollover }]] };
    expect(digestSubjects(current, request, result)).toEqual(digestAll(rollover, account, money));
  });

  it("includes the subject of the call", () => {
    expect(digestSubjects(current, { ...request, subject: account }, { id: rollover })).toEqual(
      digestAll(account, rollover),
    );
  });

  it.each([
    ["other fields", { rolloverId: rollover, name: account }],
    ["IDs of other objects", { id: newId("key"), accountId: "acct_" }],
    ["values that are not objects", account],
    ["null", null],
    ["numbers", { id: 17, accountId: null }],
  ])("finds nothing in %s", (_, result) => {
    expect(digestSubjects(current, { ...request, subject: newId("key") }, result)).toEqual([]);
  });
});
