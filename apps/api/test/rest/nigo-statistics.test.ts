import { describe, expect, it } from "@jest/globals";
import { buildKey, TestClock } from "@svc/testing";
import { expectIssues } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { act, createRollover, NOW, readStored, runActions } from "../workflow/rollover-steps.ts";

describe("NIGO statistics", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  const read = async (query = "", key?: string) =>
    (await api.call("get", `/v1/rollovers/nigo-statistics${query}`, key).expect(200)).body;
  const record = async (id: string, ...codes: string[]) =>
    (
      await api
        .call("post", `/v1/rollovers/${id}/nigo-items`)
        .send({ reportedBy: "source_custodian", items: codes.map((code) => ({ code })) })
        .expect(201)
    ).body.data;
  const advance = (id: string, to: string) =>
    api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to }).expect(200);

  it("counts reasons by code and by custodian, and completions without reasons", async () => {
    const clean = await createRollover(api);
    const withReasons = await createRollover(api);
    const withWithdrawnReason = await createRollover(api);
    const rejected = await createRollover(api);
    await Promise.all([clean, withReasons, withWithdrawnReason].map((id) => advance(id, "requested")));
    await record(withReasons, "signature_missing", "form_expired");
    const [item] = await record(withWithdrawnReason, "signature_missing");
    await api.call("post", `/v1/nigo-items/${item.id}/resolve`).send({ resolution: "withdrawn" }).expect(200);
    await Promise.all([clean, withReasons, withWithdrawnReason].map((id) => advance(id, "completed")));
    await runActions(api, rejected, "submit", "start_review");
    await act(api, rejected, "reject", { code: "signature_missing", reason: "No signature." }).expect(200);
    const { row } = await readStored(api, clean);
    // Withdrawn reasons do not count. The default period is the 30 days until today.
    const body = await read();
    expect(body).toMatchObject({
      object: "nigo_statistics",
      from: "2026-05-17",
      to: "2026-06-15",
      ended: 4,
      completed: 3,
      firstTimeRight: 2,
      firstTimeRightPercent: "50.0",
      items: 3,
      codes: [
        { code: "signature_missing", items: 2 },
        { code: "form_expired", items: 1 },
      ],
      custodians: [{ custodianId: row.sourceCustodianId, ended: 4, firstTimeRight: 2, items: 3 }],
    });
    await act(api, rejected, "reopen", { reason: "Signed." }).expect(200);
    expect(await read()).toMatchObject({ ended: 3, firstTimeRightPercent: "66.7", items: 3 });
    expect(await read("?to=2026-06-14")).toMatchObject({ ended: 0, firstTimeRightPercent: null, items: 0 });
    expect(await read("", (await buildKey(api, "ak")).key)).toMatchObject({ ended: 0, items: 0 });
  });

  it("400 for invalid periods", async () => {
    for (const query of ["?from=2026-06-15&to=2026-06-01", "?from=2020-01-01", "?to=now"]) {
      expectIssues(await api.call("get", `/v1/rollovers/nigo-statistics${query}`), "invalid_request");
    }
  });
});
