import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { inSqlTransaction, knownStatements, type Sql } from "@svc/database";
import { buildOrganization } from "@svc/testing";
import { type Ask, type Belongings, buildBelongings, READS } from "./organization-reads.ts";
import { startTestApi, type TestApi } from "./start-test-api.ts";

/** What is told an organization, and looks for nothing of one's by it. */
const OTHERS: Record<string, string> = {
  membership_in_organization:
    "asks of a person, who may be in several; member-credentials.test.ts asks of others'",
  organization_clock: "the organization's own row",
  organization_origins: "the organization's own row, of the widget service",
  organization_clock_locked: "the organization's own row",
  organization_time: "the organization's own row",
  organization_second_person: "the organization's own row",
  record_account_created: "the event of an account that was just written",
  record_custodian_requests: "requests of an account that was just written or read",
  record_wrong_identity_answer: "a wrong answer about an account that was read",
  webhook_deliveries_insert: "deliveries of an event and to endpoints that were read",
};

describe("what is asked of a store by one organization", () => {
  let api: TestApi;
  let owner: Belongings;
  let stranger: string;
  beforeAll(async () => {
    api = await startTestApi();
    owner = await buildBelongings(api);
    stranger = await buildOrganization(api);
  });
  afterAll(() => api.stop());

  /** The texts of the statements that were asked. */
  const asked = new Set<string>();
  const listeningTo = (sql: Sql): Sql => ({
    query: (statement) => {
      asked.add(statement.text);
      return sql.query(statement);
    },
  });

  /** What is found, with all that maps and errors hide; nothing that is written stays. */
  async function ask(read: Ask, organizationId: string): Promise<string> {
    let found: unknown;
    const undo = new Error("nothing of this is to stay");
    const reading = inSqlTransaction(api.db, async (tx) => {
      found = await read(listeningTo(tx), organizationId, owner, {
        ...api,
        db: {
          ...api.db,
          sql: listeningTo(api.db.sql),
          queryTexts: (statement) => {
            asked.add(statement.text);
            return api.db.queryTexts(statement);
          },
          queryRows: (statement, read) => {
            asked.add(statement.text);
            return api.db.queryRows(statement, read);
          },
        },
      });
      throw undo;
    });
    await expect(reading).rejects.toBe(undo);
    const plain = (_: string, value: unknown) =>
      value instanceof Map ? [...value] : typeof value === "bigint" ? String(value) : value;
    return JSON.stringify(found, plain) ?? "nothing";
  }

  it.each(Object.keys(READS))("%s finds nothing of another's", async (name) => {
    const read = READS[name] as Ask;
    const [mine, theirs] = [await ask(read, owner.organizationId), await ask(read, stranger)];
    // It is there to be found; without the organization's condition both would find it.
    expect(theirs).not.toBe(mine);
    const { accountId, rolloverId, eventId, deliveryId } = owner;
    for (const id of [owner.organizationId, accountId, rolloverId, eventId, deliveryId, "answered"]) {
      expect(theirs).not.toContain(id);
    }
  });

  it("is asked above through every statement that is told an organization", () => {
    // Tests that ran before in this process have made some of their own, also such that cannot be compiled.
    const told = knownStatements((name) => !name.startsWith("test_")).filter(({ parameters }) =>
      parameters.includes("organizationId"),
    );
    expect(told.length).toBeGreaterThan(40);
    const families = new Set(told.map(({ text, family }) => asked.has(text) && family));
    const missing = told.filter(
      ({ name, text, family }) => !(name in OTHERS || asked.has(text) || (family && families.has(family))),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
