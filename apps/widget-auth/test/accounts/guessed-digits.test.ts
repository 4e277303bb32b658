import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const ADA = { firstName: "Ada", email: "ada@example.com", ssnLast4: "6789" };

/** SQLSTATE code. */
const INSUFFICIENT_PRIVILEGE = "42501";

describe("Last four digits of a participant", () => {
  const widget = useResource(startTestWidgetAuth);

  const create = (token: string, ssnLast4: string, instance = widget) =>
    instance.call("post", "/api/widget/create-account", token).send({ ...ADA, ssnLast4 });
  const openSession = async (externalUserId: string, instance = widget) =>
    (await instance.openSession({ externalUserId }, widget.sk.key)).token;

  it("are not found by 40 guesses over four sessions, nor on another instance or after a restart", async () => {
    await create(await openSession("participant-1"), ADA.ssnLast4).expect(201);
    const codes: string[] = [];
    for (let session = 0; session < 4; session += 1) {
      const token = await openSession("participant-1");
      for (let guess = 0; guess < 10; guess += 1) {
        const digits = 6770 + session * 10 + guess;
        codes.push((await create(token, String(digits))).body.code ?? "found");
      }
    }
    // Five wrong guesses lock the check. The later guesses included the correct 6789.
    expect(codes).toEqual([...Array(5).fill("identity_conflict"), ...Array(35).fill("identity_locked")]);

    const secondInstance = await startTestWidgetAuth({ sharedEnvironment: widget });
    try {
      const token = await openSession("participant-1", secondInstance);
      const refused = await create(token, ADA.ssnLast4, secondInstance);
      const problem = expectProblem(refused, "identity_locked");
      expect(problem.errors).toEqual([]);
      // The lock lasts a day (86,400 seconds).
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(86_000);
      expect(refused.text.replace(problem.requestId, "")).not.toMatch(/6789|ada@|participant-1|acct_/);
    } finally {
      await secondInstance.stop();
    }
    await create(await openSession("participant-2"), "0001").expect(201);
  });

  it("can be guessed up to five times, even if the service's own role tries to reset the count", async () => {
    await create(await openSession("participant-3"), ADA.ssnLast4).expect(201);
    const tokens = await Promise.all(Array.from({ length: 4 }, () => openSession("participant-3")));
    const responses = await Promise.all(
      tokens.flatMap((token, session) =>
        Array.from({ length: 10 }, (_, guess) => create(token, String(1000 + session * 10 + guess))),
      ),
    );
    const codes = responses.map(({ body }) => body.code);
    expect(codes.filter((code) => code === "identity_conflict")).toHaveLength(5);
    expect(codes.filter((code) => code === "identity_locked")).toHaveLength(35);

    const db = widget.open(widget.urls.widgetAuth);
    for (const sql of ["DELETE FROM identity_checks", "UPDATE identity_checks SET locked_until = NULL"]) {
      await expect(db.pool.query(sql)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
    }
    expectProblem(await create(await openSession("participant-3"), ADA.ssnLast4), "identity_locked");
  });
});
