import {
  createCounterByParent,
  kysely,
  type Params,
  type Row,
  type Sql,
  sql,
  statement,
  typedList,
  unnestLists,
} from "@svc/database";
import type { TimelineActor } from "../../context/actor.ts";

export interface FundsEntry extends Omit<Row<"incomingFundsEntries">, "actor" | "data"> {
  actor: TimelineActor;
  data: Record<string, unknown>;
}

const COLUMNS = [
  "incomingFundsId",
  "sequence",
  "organizationId",
  "type",
  "at",
  "actor",
  "data",
  "requestId",
] as const;
const QUALIFIED_COLUMNS = COLUMNS.map((column) => `entry.${column}` as const);

interface HistoryPage {
  after: number;
  limit: number;
}

/** Returns a page for each ID, oldest entries first. */
export async function listFundsHistory(
  db: Sql,
  organizationId: string,
  { ids, page }: { ids: readonly string[]; page: HistoryPage },
): Promise<FundsEntry[]> {
  return readHistory(db, { organizationId, ids, ...page });
}

const readHistory = statement(
  "incoming_funds_history",
  (param: Params<{ organizationId: string; ids: readonly string[] } & HistoryPage>) =>
    kysely
      .selectFrom(unnestLists("wanted", { id: typedList("text", param.ids) }))
      .crossJoinLateral(
        kysely
          .selectFrom("incomingFundsEntries")
          .select(COLUMNS)
          .where("incomingFundsId", "=", sql<string>`wanted.id`)
          .where("organizationId", "=", param.organizationId)
          .where("sequence", ">", param.after)
          .orderBy("sequence")
          .limit(param.limit)
          .as("entry"),
      )
      .select(QUALIFIED_COLUMNS)
      .orderBy("entry.incomingFundsId")
      .orderBy("entry.sequence")
      .$narrowType<FundsEntry>(),
);

export const countFundsHistory = createCounterByParent(
  "incoming_funds_history_total_count_of_many",
  (param, incomingFundsId) =>
    kysely
      .selectFrom("incomingFundsEntries")
      .where("organizationId", "=", param.organizationId)
      .where("incomingFundsId", "=", incomingFundsId),
);
