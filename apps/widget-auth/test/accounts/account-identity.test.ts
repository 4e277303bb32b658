import { beforeEach, describe, expect, it } from "@jest/globals";
import { buildKey, useResource } from "@svc/testing";
import type { Response } from "supertest";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { countRows } from "../stored-records.ts";

const PATH = "/api/widget/create-account";
const ADA = { firstName: "Ada", email: "ada@example.com", dateOfBirth: "1955-12-10", ssnLast4: "6789" };

describe("Account returned by POST /api/widget/create-account", () => {
  const widget = useResource(startTestWidgetAuth);
  beforeEach(async () => {
    await widget.db.prisma.event.deleteMany();
    await widget.db.prisma.account.deleteMany();
  });

  const create = (token: string, body: object = ADA) => widget.call("post", PATH, token).send(body);
  const openSession = async (externalUserId?: string, key = widget.sk.key) =>
    (await widget.openSession(externalUserId === undefined ? {} : { externalUserId }, key)).token;
  const getAccountId = (response: Response): string => response.body.account.id;
  /** Returns the response without values that differ between any two accounts. */
  const toShape = ({ status, body, headers }: Response) => ({
    status,
    body: {
      ...body,
      requestId: null,
      account: body.account && { ...body.account, id: null, createdAt: null },
    },
    headers: Object.keys(headers).sort(),
  });

  describe("Session identity", () => {
    it("201 accepts an externalId equal to the session's, ignoring surrounding spaces", async () => {
      const token = await openSession(" participant-1 ");
      const response = await create(token, { ...ADA, externalId: "  participant-1" }).expect(201);
      expect(response.body.account.externalId).toBe("participant-1");
    });

    it("403 returns the same response whether the externalId in the body exists or not", async () => {
      await create(await openSession("exists")).expect(201);
      for (const externalUserId of ["participant-1", undefined]) {
        const token = await openSession(externalUserId);
        const existing = await create(token, { ...ADA, externalId: "exists" });
        const unused = await create(token, { ...ADA, externalId: "does-not" });
        expect(toShape(existing)).toEqual(toShape(unused));
      }
    });
  });

  describe("Sessions of participants", () => {
    it("share the participant's account, whichever of the organization's keys opened them", async () => {
      const { key } = await buildKey(widget, "sk", { organizationId: widget.sk.organizationId });
      const first = await create(await openSession("participant-1")).expect(201);
      expect(getAccountId(await create(await openSession("participant-1", key)).expect(200))).toBe(
        getAccountId(first),
      );
    });

    it("get separate accounts in two organizations", async () => {
      const { key } = await buildKey(widget, "sk");
      const first = await create(await openSession("participant-1")).expect(201);
      const other = await create(await openSession("participant-1", key), {
        ...ADA,
        ssnLast4: "1111",
      }).expect(201);
      expect(getAccountId(other)).not.toBe(getAccountId(first));
    });

    it("run in parallel for different participants, and create one account each", async () => {
      const tokens = await Promise.all(
        Array.from({ length: 12 }, (_, index) => openSession(`participant-${index}`)),
      );
      const responses = await Promise.all(tokens.map((token) => create(token)));
      expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(201));
      expect(await countRows(widget)).toEqual({ accounts: 12, events: 12 });
    });
  });

  describe("A session without a participant", () => {
    it("creates exactly one account with ten concurrent calls", async () => {
      const token = await openSession();
      const responses = await Promise.all(Array.from({ length: 10 }, () => create(token)));
      expect(responses.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
      expect(await countRows(widget)).toEqual({ accounts: 1, events: 1 });
    });

    it("201 does not reveal whether a person is known, because no details are matched", async () => {
      await create(await openSession("known")).expect(201);
      const existing = await create(await openSession(), ADA);
      const unknown = await create(await openSession(), {
        ...ADA,
        email: "abe@example.com",
        ssnLast4: "1111",
      });
      expect(toShape(existing)).toEqual(toShape(unknown));
      expect(await countRows(widget)).toEqual({ accounts: 3, events: 3 });
    });
  });

  describe("409 identity_conflict", () => {
    it("reveals nothing about the account and changes nothing", async () => {
      await create(await openSession("participant-1")).expect(201);
      const before = await widget.db.prisma.account.findFirstOrThrow();
      const response = await create(await openSession("participant-1"), { ...ADA, ssnLast4: "6780" });
      const problem = expectProblem(response, "identity_conflict");
      expect(problem.errors).toEqual([]);
      // The response has only the fields that every problem has.
      expect(Object.keys(problem)).toHaveLength(8);
      for (const secret of [before.id, "ada@example.com", "Ada", "6789", "1955-12-10", "participant-1"]) {
        expect(response.text.replace(problem.requestId, "")).not.toContain(secret);
      }
      expect(await widget.db.prisma.account.findMany()).toEqual([before]);
      expect((await countRows(widget)).events).toBe(1);
    });

    it("does not say which detail differs", async () => {
      await create(await openSession("participant-1")).expect(201);
      const token = await openSession("participant-1");
      const wrongBirthDate = await create(token, { ...ADA, dateOfBirth: "1955-12-11" });
      const wrongDigits = await create(token, { ...ADA, ssnLast4: "0000" });
      expect(toShape(wrongBirthDate)).toEqual(toShape(wrongDigits));
    });

    it("also applies to concurrent first calls: one identity wins, the other conflicts", async () => {
      const bodies = [ADA, { ...ADA, ssnLast4: "0000" }];
      const tokens = await Promise.all(Array.from({ length: 8 }, () => openSession("participant-1")));
      const responses = await Promise.all(tokens.map((token, index) => create(token, bodies[index % 2])));
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(3).fill(200), 201, ...Array(4).fill(409)]);
      expect(await countRows(widget)).toEqual({ accounts: 1, events: 1 });
    });
  });
});
