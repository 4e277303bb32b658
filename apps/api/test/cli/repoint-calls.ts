import { expect } from "@jest/globals";
import { buildAccount, buildRolloverBody } from "@svc/testing";
import type { TestApi } from "../start-test-api.ts";
import { runSvc } from "./run-svc.ts";

export const [OLD_SLUG, NEW_SLUG] = ["fidelity", "principal"];
export const REASON = "Fidelity merged into Principal";

interface OutputLine extends Record<string, unknown> {
  object: string;
  rolloverId?: string;
}

export const buildSource = (custodianId: string, accountNumber: string) => ({
  custodianId,
  accountType: "qualified_plan",
  accountNumber,
  planName: "Acme 401(k)",
});

export const buildDestination = (custodianId: string, accountNumber = "IRA-11223344") => ({
  custodianId,
  accountType: "traditional_ira",
  accountNumber,
});

export function createRepointCalls(api: TestApi) {
  const repoint = async (...args: string[]) => {
    const command = ["custodians", "repoint", OLD_SLUG, NEW_SLUG, "--reason", REASON];
    const run = await runSvc(api.env, ...command, ...args);
    expect(run.stderr).toBe("");
    return run;
  };
  const repointJson = async (...args: string[]) => {
    const { code, stdout } = await repoint("--json", ...args);
    const lines = stdout
      .trimEnd()
      .split("\n")
      .map((line): OutputLine => JSON.parse(line));
    return {
      code,
      lines,
      totals: lines.at(-1)!,
      findLine: (id = "") => lines.find((line) => line.rolloverId === id),
    };
  };
  const createRollover = async (
    state: string,
    changes: object = {},
    { caller = api, accountId }: { caller?: TestApi; accountId?: string } = {},
  ) => {
    const ownerId = accountId ?? (await buildAccount(caller, caller.ak.organizationId)).id;
    const body = { ...(await buildRolloverBody(caller, ownerId)), ...changes };
    const { id } = (await caller.call("post", "/v1/rollovers").send(body).expect(201)).body;
    if (state !== "draft")
      await caller.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: state }).expect(200);
    return id as string;
  };
  return { repoint, repointJson, createRollover };
}
