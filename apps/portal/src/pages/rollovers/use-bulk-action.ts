import { useEffect, useRef, useState } from "react";
import {
  type ApprovalResult,
  type BulkActionName,
  type BulkActionResult,
  type BulkTarget,
  requestApprovals,
  sendBulkAction,
  type VersionedId,
} from "./bulk-action.ts";
import { type Chunk, runChunks, toChunks, waitSeconds } from "./bulk-run.ts";

export interface BulkRow {
  id: string;
  status: "unchecked" | "ready" | "needsApproval" | "refused" | "done" | "requested" | "failed";
  accountId: string | null;
  externalId: string | null;
  outcome: BulkActionResult["outcome"];
  problem: { code: string; detail: string; state?: unknown; nextReminderAt?: unknown } | null;
}

type RowUpdate = Pick<BulkRow, "id" | "status" | "outcome" | "problem">;

export type BulkPhase = "idle" | "checking" | "checked" | "running" | "stopped" | "finished";

export interface BulkRequest {
  action: BulkActionName;
  params: Record<string, unknown>;
}

/** Chunks of a run, kept after a stop, so that the run can continue. */
interface Work {
  actions: Chunk<VersionedId>[];
  approvals: Chunk<VersionedId>[];
}

export interface BulkActionState {
  rows: readonly BulkRow[];
  phase: BulkPhase;
  /** Null unless the server is busy. */
  retryInSeconds: number | null;
  error: unknown;
  check(request: BulkRequest): void;
  /** Starts, or continues after a stop. */
  run(requestsApprovals: boolean): void;
  stop(): void;
}

/** Approvals are requested one by one, so smaller chunks show the progress. */
const APPROVAL_CHUNK_SIZE = 10;

const toUncheckedRow = ({ id, accountId, externalId }: BulkTarget): BulkRow => ({
  id,
  accountId,
  externalId,
  status: "unchecked",
  outcome: null,
  problem: null,
});

export function useBulkAction(targets: readonly BulkTarget[]): BulkActionState {
  const [rows, setRows] = useState<readonly BulkRow[]>(() => targets.map(toUncheckedRow));
  const [phase, setPhase] = useState<BulkPhase>("idle");
  const [retryInSeconds, setRetryInSeconds] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const controller = useRef<AbortController | null>(null);
  const checkedRequest = useRef<BulkRequest | null>(null);
  const work = useRef<Work | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const mergeUpdates = (updates: readonly RowUpdate[]) => {
    const byId = new Map(updates.map((row) => [row.id, row]));
    setRetryInSeconds(null);
    setRows((previous) =>
      previous.map((row) => {
        const update = byId.get(row.id);
        return update ? { ...row, ...update, outcome: update.outcome ?? row.outcome } : row;
      }),
    );
  };
  const start = async (
    firstPhase: BulkPhase,
    lastPhase: BulkPhase,
    job: (signal: AbortSignal) => Promise<void>,
  ) => {
    const next = new AbortController();
    controller.current?.abort();
    controller.current = next;
    const { signal } = next;
    setPhase(firstPhase);
    setError(null);
    try {
      await job(signal);
      if (!signal.aborted) setPhase(lastPhase);
    } catch (failure) {
      if (signal.aborted) return;
      setError(failure);
      setPhase(firstPhase === "checking" ? "idle" : "stopped");
    }
    setRetryInSeconds(null);
  };
  const runAll = <Result extends BulkActionResult | ApprovalResult>(
    chunks: readonly Chunk<VersionedId>[],
    signal: AbortSignal,
    {
      send,
      toRow,
      isPreview = false,
    }: {
      send(chunk: Chunk<VersionedId>): Promise<readonly Result[]>;
      toRow(result: Result): RowUpdate;
      isPreview?: boolean;
    },
  ) =>
    runChunks(chunks, {
      send,
      // Applies changes that finish after a stop. Drops late previews, which could belong to another action.
      onResults: (results) => (isPreview && signal.aborted ? undefined : mergeUpdates(results.map(toRow))),
      onWait: setRetryInSeconds,
      wait: (seconds) => waitSeconds(seconds, signal),
      signal,
    });

  const check = (request: BulkRequest) => {
    work.current = null;
    checkedRequest.current = request;
    setRows(targets.map(toUncheckedRow));
    void start("checking", "checked", (signal) =>
      // Omits the versions, because the preview shows the current state.
      runAll(toChunks(targets.map(({ id }) => ({ id, version: undefined }))), signal, {
        send: (chunk) => sendBulkAction(chunk, { ...request, dryRun: true }),
        toRow: toCheckedRow,
        isPreview: true,
      }),
    );
  };
  const run = (requestsApprovals: boolean) => {
    const request = checkedRequest.current;
    if (!request) return;
    const select = (status: BulkRow["status"]) =>
      rows
        .filter((row) => row.status === status)
        // Sends the version that the preview showed.
        .map(({ id, outcome }) => ({ id, version: outcome?.version }));
    work.current ??= {
      actions: toChunks(select("ready")),
      approvals: requestsApprovals ? toChunks(select("needsApproval"), APPROVAL_CHUNK_SIZE) : [],
    };
    const { actions, approvals } = work.current;
    void start("running", "finished", async (signal) => {
      await runAll(actions, signal, {
        send: (chunk) => sendBulkAction(chunk, { ...request, dryRun: false }),
        toRow: ({ rolloverId: id, outcome, problem }) => ({
          id,
          status: problem ? "failed" : "done",
          outcome,
          problem,
        }),
      });
      await runAll(approvals, signal, {
        send: (chunk) => requestApprovals(chunk, request),
        toRow: ({ rolloverId: id, problem }) => ({
          id,
          status: problem ? "failed" : "requested",
          outcome: null,
          problem,
        }),
      });
    });
  };
  const stop = () => {
    controller.current?.abort();
    setRetryInSeconds(null);
    setPhase(phase === "running" ? "stopped" : "idle");
  };
  return { rows, phase, retryInSeconds, error, check, run, stop };
}

function toCheckedRow({ rolloverId: id, outcome, problem }: BulkActionResult): RowUpdate {
  const needsApproval = outcome && "needsSecondPerson" in outcome && outcome.needsSecondPerson;
  const status = problem ? "refused" : needsApproval ? "needsApproval" : "ready";
  return { id, status, outcome, problem };
}
