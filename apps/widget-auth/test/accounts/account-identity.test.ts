import { beforeEach, describe, expect, it } from "@jest/globals";
import { aroundTests, buildKey } from "@svc/testing";
import type { Response } from "supertest";
import { expectProblem } from "../problem-answers.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { countRows } from "../stored-records.ts";

const PATH = "/api/widget/create-account";
const ADA = { firstName: "Ada", email: "ada@example.com", dateOfBirth: "1955-12-10", ssnLast4: "6789" };

describe("whose account POST /api/widget/create-account reaches", () => {
  const widget = aroundTests(startTestWidgetAuth);
  beforeEach(async () => {
    await widget.db.prisma.event.deleteMany();
    await widget.db.prisma.account.deleteMany();
  });

  const create = (token: string, body: object = ADA) => widget.call("post", PATH, token).send(body);
  const session = async (externalUserId?: string, key = widget.sk.key) =>
    (await widget.openSession(externalUserId === undefined ? {} : { externalUserId }, key)).token;
  const getAccountId = (answer: Response): string => answer.body.account.id;
  const toShape = ({ status, body, headers }: Response) => ({
    status,
    body: {
      ...body,
      requestId: null,
      account: body.account && { ...body.account, id: null, createdAt: null },
    },
    headers: Object.keys(headers).sort(),
  });

  describe("the identity is the session's", () => {
    it("201 takes an externalId that equals it, spaces around it aside", async () => {
      const token = await session(" participant-1 ");
      const answer = await create(token, { ...ADA, externalId: "  participant-1" }).expect(201);
      expect(answer.body.account.externalId).toBe("participant-1");
    });

    it("403 answers alike whether the externalId of the body exists or not", async () => {
      await create(await session("exists")).expect(201);
      for (const externalUserId of ["participant-1", undefined]) {
        const token = await session(externalUserId);
        const existing = await create(token, { ...ADA, externalId: "exists" });
        const free = await create(token, { ...ADA, externalId: "does-not" });
        expect(toShape(existing)).toEqual(toShape(free));
      }
    });
  });

  describe("sessions of one participant", () => {
    it("share it whichever key of the organization opened them", async () => {
      const { key } = await buildKey(widget, "sk", { organizationId: widget.sk.organizationId });
      const first = await create(await session("participant-1")).expect(201);
      expect(getAccountId(await create(await session("participant-1", key)).expect(200))).toBe(
        getAccountId(first),
      );
    });

    it("of two organizations are two participants, and neither learns of the other", async () => {
      const { key } = await buildKey(widget, "sk");
      const mine = await create(await session("participant-1")).expect(201);
      const theirs = await create(await session("participant-1", key), { ...ADA, ssnLast4: "1111" }).expect(
        201,
      );
      expect(getAccountId(theirs)).not.toBe(getAccountId(mine));
    });

    it("50 concurrent calls over ten of them make one account and one event", async () => {
      const tokens = await Promise.all(Array.from({ length: 10 }, () => session("participant-1")));
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => create(tokens[index % 10] ?? "")),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
      expect(new Set(answers.map(getAccountId)).size).toBe(1);
      expect(await countRows(widget)).toEqual({ accounts: 1, events: 1 });
    });

    it("of different participants run side by side and make one account each", async () => {
      const tokens = await Promise.all(
        Array.from({ length: 12 }, (_, index) => session(`participant-${index}`)),
      );
      const answers = await Promise.all(tokens.map((token) => create(token)));
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
      expect(await countRows(widget)).toEqual({ accounts: 12, events: 12 });
    });
  });

  describe("a session of nobody", () => {
    it("makes exactly one account of ten concurrent calls", async () => {
      const token = await session();
      const answers = await Promise.all(Array.from({ length: 10 }, () => create(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
      expect(await countRows(widget)).toEqual({ accounts: 1, events: 1 });
    });

    it("201 answers alike whether the person is known or not: no email, birth or digits match", async () => {
      await create(await session("known")).expect(201);
      const existing = await create(await session(), ADA);
      const unknown = await create(await session(), { ...ADA, email: "abe@example.com", ssnLast4: "1111" });
      expect(toShape(existing)).toEqual(toShape(unknown));
      expect(await countRows(widget)).toEqual({ accounts: 3, events: 3 });
    });
  });

  describe("409 identity_conflict", () => {
    it("reveals nothing of the account and changes nothing", async () => {
      await create(await session("participant-1")).expect(201);
      const before = await widget.db.prisma.account.findFirstOrThrow();
      const answer = await create(await session("participant-1"), { ...ADA, ssnLast4: "6780" });
      const problem = expectProblem(answer, "identity_conflict");
      expect(problem.errors).toEqual([]);
      expect(Object.keys(problem)).toHaveLength(8);
      for (const secret of [before.id, "ada@example.com", "Ada", "6789", "1955-12-10", "participant-1"]) {
        expect(answer.text.replace(problem.requestId, "")).not.toContain(secret);
      }
      expect(await widget.db.prisma.account.findMany()).toEqual([before]);
      expect((await countRows(widget)).events).toBe(1);
    });

    it("does not say which of the details differs", async () => {
      await create(await session("participant-1")).expect(201);
      const token = await session("participant-1");
      const birth = await create(token, { ...ADA, dateOfBirth: "1955-12-11" });
      const digits = await create(token, { ...ADA, ssnLast4: "0000" });
      expect(toShape(birth)).toEqual(toShape(digits));
    });

    it("holds among concurrent first calls: one identity wins, the other conflicts", async () => {
      const bodies = [ADA, { ...ADA, ssnLast4: "0000" }];
      const tokens = await Promise.all(Array.from({ length: 8 }, () => session("participant-1")));
      const answers = await Promise.all(tokens.map((token, index) => create(token, bodies[index % 2])));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(3).fill(200), 201, ...Array(4).fill(409)]);
      expect(await countRows(widget)).toEqual({ accounts: 1, events: 1 });
    });
  });
});
