import { findScriptedMove } from "@svc/rollover-rules/workflow/custodian-scripts";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { type ActionSequence, applyActions, START_TIME, toDate } from "./apply-actions.ts";
import { buildState } from "./workflow-table.ts";

const DAY_MS = 86_400_000;
export const toUtcContext = (moment: string) => ({ now: toDate(moment), timeZone: "UTC" });
export const buildScriptedCustodian = (slug: string) => ({
  slug,
  deliveryMethod: "wire" as const,
  amount: "10000.00",
});

/** A rollover whose source custodian follows a script. Tests can act between the scripted actions. */
export class ScriptedRollover {
  now = START_TIME;
  readonly playedActions: string[] = [];
  private readonly custodian: ReturnType<typeof buildScriptedCustodian>;
  current: WorkflowState;

  constructor(slug: string, changes: Partial<WorkflowState> = {}) {
    this.custodian = buildScriptedCustodian(slug);
    this.current = buildState({ state: "approved", ...changes });
    this.step("send_to_custodian");
  }

  step(action: ActionSequence[number], afterDays = 0): this {
    this.now = new Date(Date.parse(this.now) + afterDays * DAY_MS).toISOString();
    this.current = applyActions(this.current, [action], this.now, { script: this.custodian });
    return this;
  }

  /** Plays the script until it waits. Records `acknowledge 3` for an action on day 3. */
  play(): this {
    for (let due = this.findNextMoveTime(); due; due = this.findNextMoveTime()) {
      if (due > this.now) this.now = due;
      const move = findScriptedMove(this.current, this.custodian, toUtcContext(this.now));
      if (!move) throw new Error("a move is due, but the script has none");
      this.step([move.action, move.params]);
      this.playedActions.push(`${move.action} ${(Date.parse(this.now) - Date.parse(START_TIME)) / DAY_MS}`);
      if (this.playedActions.length > 50) throw new Error("the script does not end");
    }
    return this;
  }

  private findNextMoveTime(): string | undefined {
    const running = this.current.deadlines.filter(({ status }) => status === "running");
    return running.find(({ type }) => type === "script")?.dueAt;
  }
}
