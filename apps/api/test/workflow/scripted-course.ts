import { scriptedMove } from "../../src/rollovers/workflow/custodian-scripts.ts";
import type { WorkflowState } from "../../src/rollovers/workflow/workflow-state.ts";
import { AT, at, go, type Moves } from "./course-in-time.ts";
import { buildState } from "./workflow-table.ts";

export const DAY_MS = 86_400_000;
export const inUtc = (moment: string) => ({ now: at(moment), timeZone: "UTC" });
export const custodianOf = (slug: string) => ({ slug, deliveryMethod: "wire" as const, amount: "10000.00" });

export class Course {
  now = AT;
  readonly told: string[] = [];
  private readonly scripted: ReturnType<typeof custodianOf>;
  current: WorkflowState;

  constructor(slug: string, changes: Partial<WorkflowState> = {}) {
    this.scripted = custodianOf(slug);
    this.current = buildState({ state: "approved", ...changes });
    this.step("send_to_custodian");
  }

  step(move: Moves[number], afterDays = 0): this {
    this.now = new Date(Date.parse(this.now) + afterDays * DAY_MS).toISOString();
    this.current = go(this.current, [move], this.now, { scripted: this.scripted });
    return this;
  }

  /** Plays the script until it waits. Records `acknowledge 3` for an action on day 3. */
  play(): this {
    for (let due = this.nextMove(); due; due = this.nextMove()) {
      if (due > this.now) this.now = due;
      const move = scriptedMove(this.current, this.scripted, inUtc(this.now));
      if (!move) throw new Error("a move is due, and there is none");
      this.step([move.action, move.params]);
      this.told.push(`${move.action} ${(Date.parse(this.now) - Date.parse(AT)) / DAY_MS}`);
      if (this.told.length > 50) throw new Error("it goes round");
    }
    return this;
  }

  private nextMove(): string | undefined {
    const running = this.current.deadlines.filter(({ status }) => status === "running");
    return running.find(({ type }) => type === "script")?.dueAt;
  }
}
