import { describe, expect, it } from "@jest/globals";
import { TIMEOUT_NAMES, TIMEOUTS } from "@svc/rollover-rules/deadlines/timeouts";
import { TestClock } from "@svc/testing";
import { expectIssues } from "../expect-problem.ts";
import { advanceClockByDays, newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { act, createRollover, expectConsistent, NOW, runActions } from "../workflow/rollover-steps.ts";

const PATH = "/v1/organization/settings";

interface Settings {
  timeZone: string;
  waits: { name: string; days: number | null; isDefault: boolean }[];
}

describe(PATH, () => {
  const base = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  const set = (api: TestApi, body: unknown) => api.call("patch", PATH).send(body as object);
  const listChangedDays = ({ waits }: Settings) =>
    Object.fromEntries(waits.filter(({ isDefault }) => !isDefault).map(({ name, days }) => [name, days]));

  it("200 returns the defaults while nothing is set", async () => {
    const api = await newOrganization(base);
    const { body } = await api.call("get", PATH).expect(200);
    expect(body).toMatchObject({ object: "organization_settings", timeZone: "America/New_York" });
    expect(body.waits).toEqual(
      TIMEOUT_NAMES.map((name) => ({
        name,
        ...TIMEOUTS[name],
        days: name === "processing" ? null : TIMEOUTS[name].days,
        isDefault: true,
      })),
    );
  });

  it("200 sets the fields in the body, keeps the others, and restores a default for null", async () => {
    const api = await newOrganization(base);
    const first = await set(api, { timeZone: "america/chicago", deadlineDays: { review: 3, hold: 90 } });
    expect([first.status, first.body.timeZone, listChangedDays(first.body)]).toEqual([
      200,
      "America/Chicago",
      { review: 3, hold: 90 },
    ]);
    const second = await set(api, { deadlineDays: { review: null, processing: 365 } }).expect(200);
    expect([second.body.timeZone, listChangedDays(second.body)]).toEqual([
      "America/Chicago",
      { hold: 90, processing: 365 },
    ]);
    expect((await api.call("get", PATH)).body).toEqual(second.body);
    const other = await newOrganization(base);
    expect(listChangedDays((await other.call("get", PATH)).body)).toEqual({});
    const audit = await base.db.prisma.auditEntry.findMany({
      where: { organizationId: api.ak.organizationId, action: "organization.settings_changed" },
      orderBy: { id: "asc" },
    });
    expect(audit.map(({ actorId, targetId, data }) => ({ actorId, targetId, data }))).toEqual(
      [
        { timeZone: "America/Chicago", deadlineDays: { review: 3, hold: 90 } },
        { timeZone: "America/Chicago", deadlineDays: { hold: 90, processing: 365 } },
      ].map((data) => ({ actorId: api.ak.id, targetId: api.ak.organizationId, data })),
    );
  });

  it("200 loses no concurrent change", async () => {
    const api = await newOrganization(base);
    const responses = await Promise.all(
      TIMEOUT_NAMES.map((name) => set(api, { deadlineDays: { [name]: 7 } })),
    );
    expect(responses.map(({ status }) => status)).toEqual(TIMEOUT_NAMES.map(() => 200));
    const { body } = await api.call("get", PATH);
    expect(listChangedDays(body)).toEqual(Object.fromEntries(TIMEOUT_NAMES.map((name) => [name, 7])));
  });

  it.each([
    [{}, ["#"]],
    [{ timeZone: "EST" }, ["#/timeZone"]],
    [{ timeZone: null }, ["#/timeZone"]],
    [{ timeZone: "Mars/Olympus" }, ["#/timeZone"]],
    [{ timeZone: "a/".repeat(100) }, ["#/timeZone"]],
    [
      { deadlineDays: { review: 0, hold: 366, draft: 1.5, consent: "3" } },
      ["#/deadlineDays/consent", "#/deadlineDays/draft", "#/deadlineDays/hold", "#/deadlineDays/review"],
    ],
    [{ deadlineDays: { sixtyDay: 90 } }, ["#/deadlineDays/sixtyDay"]],
    [{ deadlineDays: { __proto__x: 1 } }, ["#/deadlineDays/__proto__x"]],
  ])("422 for %j, and changes nothing", async (body, issues) => {
    const before = await countRows(base);
    expect(expectIssues(await set(base, body), "validation_failed")).toEqual(issues);
    expect(await countRows(base)).toEqual(before);
    expect(listChangedDays((await base.call("get", PATH)).body)).toEqual({});
  });

  it("applies to waits that begin later: their due dates, in the organization's time zone, and their overdue events", async () => {
    const api = await newOrganization(base);
    const earlierId = await createRollover(api, {}, "test-manual");
    await runActions(api, earlierId, "submit");
    await set(api, { timeZone: "Pacific/Honolulu", deadlineDays: { reviewStart: 4, review: 1 } }).expect(200);
    const laterId = await createRollover(api, {}, "test-manual");
    await runActions(api, laterId, "submit");
    const readDeadlines = async (id: string) =>
      (await api.call("get", `/v1/rollovers/${id}/state`)).body.deadlines;
    expect(await readDeadlines(earlierId)).toMatchObject([{ type: "review_start", dueOn: "2026-06-17" }]);
    // Noon UTC is 2 a.m. in Honolulu. June 19 is a holiday.
    expect(await readDeadlines(laterId)).toMatchObject([
      { type: "review_start", dueOn: "2026-06-22", dueAt: "2026-06-22T12:00:00.000Z" },
    ]);
    const { body } = await act(api, laterId, "start_review");
    expect(body.deadlines).toMatchObject([{ type: "review", dueOn: "2026-06-16" }]);
    expect((await advanceClockByDays(api, 2)).fired).toBe(2);
    const { events } = await expectConsistent(api, laterId);
    expect(events.at(-1)).toMatchObject({
      type: "rollover.overdue",
      data: { state: "in_review", deadline: { type: "review", dueOn: "2026-06-16" } },
    });
  });
});
