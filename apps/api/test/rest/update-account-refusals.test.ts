import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { TestClock } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { ADDRESS, createPatchableAccount } from "../patchable-account.ts";
import { useTestApi } from "../start-test-api.ts";
import { findTablesWith } from "../table-contents.ts";

describe("Bodies that PATCH /v1/accounts/{id} rejects", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse("2026-06-15T12:00:00Z")) });

  it("422 for an externalId other than the existing one, and changes nothing", async () => {
    const { account, patch, read } = await createPatchableAccount(api, { externalId: "participant-1" });
    const response = await patch({ externalId: "participant-2", firstName: "Eve" });
    expect(expectIssues(response, "validation_failed")).toEqual(["#/externalId"]);
    expect(await read()).toEqual(account);
  });

  it("422 for an empty patch, and for a date of birth that is not in the past", async () => {
    const { account, patch, read } = await createPatchableAccount(api);
    const nothing = expectProblem(await patch({}), "validation_failed");
    expect(nothing.errors).toEqual([{ pointer: "#", detail: "must have at least one field" }]);
    for (const dateOfBirth of ["2026-06-15", "2026-06-16", "2999-01-01"]) {
      expect(expectIssues(await patch({ dateOfBirth }), "validation_failed")).toEqual(["#/dateOfBirth"]);
    }
    expect(await read()).toEqual(account);
    await patch({ dateOfBirth: "2026-06-14" }).expect(200);
  });

  it("422 lists every error: wrong types, null where it is not allowed, and unknown fields", async () => {
    const { patch } = await createPatchableAccount(api);
    const body = {
      externalId: null,
      firstName: null,
      lastName: 7,
      email: null,
      phone: {},
      dateOfBirth: "1980-02-30",
      ssnLast4: 1234,
      address: { line1: "", country: "usa", planet: "x" },
      metadata: null,
      status: "active",
      version: 9,
      id: newId("acct"),
    };
    expect(expectIssues(await patch(body), "validation_failed")).toEqual([
      "#/address/city",
      "#/address/country",
      "#/address/line1",
      "#/address/planet",
      "#/address/postalCode",
      "#/dateOfBirth",
      "#/email",
      "#/externalId",
      "#/firstName",
      "#/id",
      "#/lastName",
      "#/metadata",
      "#/phone",
      "#/ssnLast4",
      "#/status",
      "#/version",
    ]);
    expect(expectIssues(await patch({ nickname: "x" }), "validation_failed")).toEqual(["#/nickname"]);
  });

  it("422 rejects a Social Security number in any field, and does not repeat it", async () => {
    const { account, patch, read } = await createPatchableAccount(api);
    const ssn = "123-45-6789";
    const hostile: [object, string][] = [
      [{ firstName: `Ada ${ssn}` }, "#/firstName"],
      [{ lastName: `Ada ${ssn}` }, "#/lastName"],
      [{ email: `${ssn}@example.com` }, "#/email"],
      [{ externalId: ssn }, "#/externalId"],
      [{ phone: ssn }, "#/phone"],
      [{ ssnLast4: ssn }, "#/ssnLast4"],
      [{ dateOfBirth: ssn }, "#/dateOfBirth"],
      [{ address: { ...ADDRESS, line1: ssn } }, "#/address/line1"],
      [{ metadata: { note: `ssn ${ssn}` } }, "#/metadata/note"],
    ];
    for (const [body, pointer] of hostile) {
      const response = await patch(body);
      expect(expectIssues(response, "validation_failed")).toEqual([pointer]);
      expect(response.text.replace(response.body.requestId, "")).not.toContain("6789");
    }
    expect(await read()).toEqual(account);
    expect(await findTablesWith(api, ssn)).toEqual([]);
  });

  it("422 rejects lone surrogates, U+0000, __proto__ and overlong text", async () => {
    const { account, patch, read } = await createPatchableAccount(api);
    const long = "a".repeat(90_000);
    const hostile: [string, string][] = [
      ['{"firstName":"\\ud800"}', "#/firstName"],
      ['{"lastName":"a\\u0000b"}', "#/lastName"],
      ['{"metadata":{"a":"\\udc00"}}', "#/metadata/a"],
      ['{"address":{"line1":"\\ud83d","city":"x","postalCode":"1","country":"US"}}', "#/address/line1"],
      ['{"firstName":"Eve","__proto__":{"lastName":"Eve"}}', "#/__proto__"],
      ...["firstName", "lastName", "email", "phone", "externalId", "ssnLast4", "dateOfBirth"].map(
        (name): [string, string] => [JSON.stringify({ [name]: long }), `#/${name}`],
      ),
      [JSON.stringify({ metadata: { a: long } }), "#/metadata/a"],
    ];
    for (const [body, pointer] of hostile) {
      const response = await patch(body).set("Content-Type", "application/json");
      expect(expectIssues(response, "validation_failed")).toEqual([pointer]);
      expect(response.text.length).toBeLessThan(2_000);
    }
    expect(await read()).toEqual(account);
  });
});
