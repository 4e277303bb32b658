import { describe, expect, it } from "@jest/globals";
import { eraseAccount } from "@svc/accounts";
import { inSqlTransaction } from "@svc/database";
import { TEST_BLIND_INDEX, TEST_CIPHER, TestClock, useResource } from "@svc/testing";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { countRows } from "../stored-records.ts";

const PATH = "/api/widget/create-account";
const ADA = { firstName: "Ada", email: "ada@example.com", dateOfBirth: "1955-12-10", ssnLast4: "6789" };

describe("POST /api/widget/create-account after the session's account is erased", () => {
  const widget = useResource(startTestWidgetAuth);

  const erase = (accountId: string) =>
    inSqlTransaction(widget.db, (tx) =>
      eraseAccount(
        { db: widget.db, clock: new TestClock(), cipher: TEST_CIPHER, blindIndex: TEST_BLIND_INDEX },
        tx,
        {
          change: { organizationId: widget.sk.organizationId, accountId, ifMatch: null },
          eraseRelatedData: async () => {},
        },
      ),
    );

  it.each([
    ["with an external user ID", "participant-1"],
    ["without an external user ID", undefined],
  ])(
    "201 creates a new account in a session %s, without finding the erased one",
    async (_name, externalUserId) => {
      const { token } = await widget.openSession(externalUserId === undefined ? {} : { externalUserId });
      const create = () => widget.call("post", PATH, token).send(ADA);
      const first = await create().expect(201);
      await erase(first.body.account.id);
      const before = await countRows(widget);
      const second = await create().expect(201);
      expect(second.body.account.id).not.toBe(first.body.account.id);
      expect(second.body).toMatchObject({
        created: true,
        account: { status: "active", firstName: "Ada", externalId: externalUserId ?? null },
      });
      const third = await create().expect(200);
      expect(third.body).toEqual({ ...second.body, created: false });
      expect((await countRows(widget)).accounts).toBe(before.accounts + 1);
    },
  );
});
