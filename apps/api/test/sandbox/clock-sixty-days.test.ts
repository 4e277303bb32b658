import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { createRollover, expectConsistent, NOW, readStored, runActions } from "../workflow/rollover-steps.ts";
import {
  advanceClockByDays,
  advanceRollover,
  newOrganization,
  readAutomaticEntries,
} from "./sandbox-calls.ts";

const buildDistribution = (receivedOn: string) =>
  ({
    receivedOn,
    grossAmount: "100.00",
    withheldFederal: "20.00",
    withheldState: "0.00",
    datesAttested: true,
  }) as const;

describe("The 60-day deadline of an indirect rollover, by its organization's clock", () => {
  let api: TestApi;
  const base = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function distribute(receivedOn: string, timeZone = "America/New_York") {
    api = await newOrganization(base);
    await api.call("patch", "/v1/organization/settings").send({ timeZone }).expect(200);
    const id = await createRollover(api, { type: "indirect_60_day" }, "test-manual");
    await advanceRollover(api, id, "approved").expect(200);
    await runActions(api, id, ["record_distribution", buildDistribution(receivedOn)]);
    return id;
  }

  async function readSixtyDayNotices(id: string) {
    const entries = await readAutomaticEntries(api, id);
    const sixtyDayEntries = entries.filter(
      ({ data }) => (data as { deadline: { type: string } }).deadline.type === "sixty_day",
    );
    return sixtyDayEntries.map(({ type, at, data }) => {
      const { daysLeft } = (data as { deadline: { daysLeft?: number } }).deadline;
      return `${at.toISOString()} ${type === "rollover.overdue" ? "overdue" : daysLeft}`;
    });
  }

  it("warns when 30, 14, 7 and 1 days are left, reports the end once, and never fails the rollover", async () => {
    const id = await distribute("2026-06-15");
    const firedOn: number[] = [];
    for (let day = 1; day <= 70; day += 1) {
      if ((await advanceClockByDays(api, 1)).fired > 0) firedOn.push(day);
    }
    // Deadline days begin at midnight in New York; the clock is at noon UTC.
    expect(firedOn).toEqual([30, 46, 53, 59, 61]);
    expect(await readSixtyDayNotices(id)).toEqual([
      "2026-07-15T04:00:00.000Z 30",
      "2026-07-31T04:00:00.000Z 14",
      "2026-08-07T04:00:00.000Z 7",
      "2026-08-13T04:00:00.000Z 1",
      "2026-08-15T04:00:00.000Z overdue",
    ]);
    const { row, events } = await expectConsistent(api, id);
    expect(row.state).toBe("funds_sent");
    const deadline = { type: "sixty_day", dueOn: "2026-08-14", dueAt: "2026-08-15T04:00:00.000Z" };
    const deadlineEvents = events.filter(({ data }) => "deadline" in (data as object));
    expect(deadlineEvents.map(({ type, data }) => ({ type, ...(data as object) }))).toMatchObject([
      ...[30, 14, 7, 1].map((daysLeft) => ({
        type: "rollover.deadline_approaching",
        rolloverId: id,
        state: "funds_sent",
        previousState: "funds_sent",
        deadline: { ...deadline, daysLeft },
      })),
      { type: "rollover.overdue", deadline },
    ]);
    expect(deadlineEvents.at(-1)?.data).not.toHaveProperty("deadline.daysLeft");
    expect((await advanceClockByDays(api, 366)).fired).toBe(0);
    const { body } = await api.call("get", `/v1/rollovers/${id}`);
    expect(body).toMatchObject({ state: "funds_sent", pendingOn: "participant" });
    expect(body.deadlines).toEqual([{ ...deadline, status: "passed", consequence: "overdue" }]);
  });

  it("makes the money taxable when it passes, in the organization's time zone", async () => {
    const id = await distribute("2026-06-15", "Pacific/Guam");
    await advanceClockByDays(api, 61);
    const { body } = await api.call("get", `/v1/rollovers/${id}`).expect(200);
    expect(body).toMatchObject({
      // Still August 14 in New York.
      updatedAt: "2026-08-14T14:00:00.000Z",
      deadlines: [{ type: "sixty_day", dueOn: "2026-08-14", status: "passed" }],
      taxTreatment: { taxableAmount: "100.00" },
    });
    await expectConsistent(api, id);
  });

  it("replaces the missed warnings at 30 and 14 days by one when ten days are left, then warns at 7 and 1", async () => {
    const id = await distribute("2026-04-26");
    await advanceClockByDays(api, 60);
    expect(await readSixtyDayNotices(id)).toEqual([
      "2026-06-15T12:00:00.000Z 10",
      "2026-06-18T04:00:00.000Z 7",
      "2026-06-24T04:00:00.000Z 1",
      "2026-06-26T04:00:00.000Z overdue",
    ]);
    await expectConsistent(api, id);
  });

  it("is not paused by a hold", async () => {
    const id = await distribute("2026-06-15");
    await runActions(api, id, "hold");
    await advanceClockByDays(api, 40);
    await runActions(api, id, "release");
    await advanceClockByDays(api, 40);
    const notices = (await readSixtyDayNotices(id)).map((one) => one.split(" ")[1]);
    expect(notices).toEqual(["30", "14", "7", "1", "overdue"]);
    const { timeline } = await expectConsistent(api, id);
    expect(timeline.map(({ toState }) => toState).slice(-8)).toEqual([
      ...Array(3).fill("on_hold"),
      ...Array(5).fill("funds_sent"),
    ]);
  });

  it("sends nothing more once the money has arrived, even on the last day by that clock", async () => {
    const id = await distribute("2026-06-15");
    await advanceClockByDays(api, 60);
    expect(await readSixtyDayNotices(id)).toHaveLength(4);
    // August 14 is today by the organization's clock; the next day is in its future.
    const receive = (receivedOn: string) =>
      api
        .call("post", `/v1/rollovers/${id}/actions`)
        .send({ action: "mark_funds_received", params: { amount: "100.00", receivedOn } });
    expect((await receive("2026-08-15")).body.errors).toMatchObject([{ pointer: "#/params/receivedOn" }]);
    const response = await receive("2026-08-14");
    expect([response.status, response.body.state]).toEqual([200, "funds_received"]);
    expect(response.body.deadlines).toMatchObject([{ type: "posting", dueOn: "2026-08-19" }]);
    expect(response.body.updatedAt).toBe("2026-08-14T12:00:00.000Z");
    await advanceClockByDays(api, 30);
    expect(await readSixtyDayNotices(id)).toHaveLength(4);
    const { row } = await readStored(api, id);
    expect(row.receipts).toMatchObject([{ amount: "100.00", receivedOn: "2026-08-14", lateReason: null }]);
    await expectConsistent(api, id);
  });

  it("requires a late reason once the clock has passed it", async () => {
    const id = await distribute("2026-06-15");
    await advanceClockByDays(api, 61);
    const late = { amount: "80.00", receivedOn: "2026-08-15" };
    const call = (params: object) =>
      api.call("post", `/v1/rollovers/${id}/actions`).send({ action: "mark_funds_received", params });
    expect((await call(late)).body.errors).toMatchObject([{ pointer: "#/params/lateReason" }]);
    expect((await call({ ...late, lateReason: "The mail was slow." })).body.state).toBe("funds_received");
  });
});
