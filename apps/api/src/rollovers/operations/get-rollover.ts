import { notFound } from "@svc/service-kit";
import { type ApiCall, read } from "../../declare.ts";
import { draft } from "../../examples/rollover-story.ts";
import type { FoundRollover } from "../answers/found-rollover.ts";
import { type RolloverAnswer, readAnswers, readViews } from "../answers/read-answers.ts";
import { findToAnswer } from "../rollover-store.ts";
import { type RolloverView, rolloverSchema, tagOfRollover } from "../rollover-view.ts";

export const getRollover = read({
  name: "getRollover",
  summary: "Retrieve a rollover",
  scope: "rollovers:read",
  id: "rol",
  view: rolloverSchema,
  example: { view: draft },
  answers: { 200: "The rollover." },
  errors: [],
  rest: "GET /v1/rollovers/{id}",
  etag: tagOfRollover,
  graphql: { query: "rollover", isNode: true },
  async run(call, { id }) {
    const [view] = await readViews(call, [await findToShow(call, id)]);
    return view as RolloverView;
  },
  async writeJson(call, { id }) {
    const found = await findToShow(call, id);
    const [answer] = (await readAnswers(call, [found])) as [RolloverAnswer];
    return { json: answer.body, headers: { ETag: tagOfRollover(answer) } };
  },
});

async function findToShow({ db, principal }: ApiCall, id: string): Promise<FoundRollover> {
  const found = await findToAnswer(db.sql, principal.organizationId, id);
  if (!found) throw notFound("rollover");
  return found;
}
