import { describe, expect, it } from "@jest/globals";
import { advanceRollover } from "../sandbox/sandbox-calls.ts";
import { act, runActions } from "../workflow/rollover-steps.ts";
import { buildDistributionParams, TODAY, useIndirectRollovers } from "./indirect-rollovers.ts";

describe("Person to whom the limit of one rollover per 12 months applies", () => {
  let personCount = 0;
  const { getApi, post, create, distribute, startOrganization, expectRefused } = useIndirectRollovers();

  const PERSON = { lastName: "Sample", dateOfBirth: "1961-12-09", ssnLast4: "1234" };
  /** The external ID keeps a person's accounts separate. */
  async function openAccount(details: object): Promise<string> {
    personCount += 1;
    const body = {
      externalId: `person-${personCount}`,
      firstName: "Ada",
      email: `a${personCount}@example.com`,
      ...details,
    };
    return (await getApi().call("post", "/v1/accounts").send(body).expect(201)).body.account.id;
  }

  it.each([
    ["the same name, birth date and last four digits", PERSON, PERSON],
    [
      "the same email and birth date",
      { email: "one@x.com", dateOfBirth: "1961-12-09" },
      { email: "One@x.com", dateOfBirth: "1961-12-09" },
    ],
    [
      "the same email and last four digits",
      { email: "one@x.com", ssnLast4: "1234" },
      { email: "one@x.com", ssnLast4: "1234" },
    ],
  ])("422 for another account of the same person, with %s", async (_description, one, other) => {
    await startOrganization();
    const [first, second] = [await openAccount(one), await openAccount(other)];
    await distribute(first);
    expectRefused(await post(second));
    await create(await openAccount({ ...PERSON, ssnLast4: "9876" }));
  });

  it("422 across two accounts that do not match each other, but both match a third account", async () => {
    await startOrganization();
    const first = await openAccount({ ...PERSON, email: "one@x.com" });
    await openAccount({ ...PERSON, email: "two@x.com" });
    const third = await openAccount({ email: "two@x.com", dateOfBirth: PERSON.dateOfBirth });
    await distribute(first);
    expectRefused(await post(third));
  });

  it("422 after any distribution of a rollover, not only its first", async () => {
    const participant = await startOrganization();
    const id = await create(participant);
    await advanceRollover(getApi(), id, "approved").expect(200);
    await runActions(getApi(), id, ["record_distribution", buildDistributionParams("2025-05-01")]);
    await runActions(getApi(), id, [
      "mark_funds_sent",
      { method: "check", amount: "5.00", sentTo: "participant", receivedOn: TODAY },
    ]);
    expectRefused(await post(participant));
  });

  it("200 for one of a person's accounts with concurrent distributions, 422 for the others", async () => {
    for (let round = 0; round < 3; round += 1) {
      await startOrganization();
      const accounts = [await openAccount(PERSON), await openAccount(PERSON), await openAccount(PERSON)];
      const ids: string[] = [];
      for (const account of accounts) ids.push(await create(account));
      for (const id of ids) await advanceRollover(getApi(), id, "approved").expect(200);
      const responses = await Promise.all(
        ids.map((id) => act(getApi(), id, "record_distribution", buildDistributionParams())),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    }
  });
});
