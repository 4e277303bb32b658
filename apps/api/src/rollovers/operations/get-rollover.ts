import { notFound } from "@svc/service-kit";
import { read } from "../../declare.ts";
import { draft } from "../../examples/rollover-story.ts";
import { readRollover } from "../read-rollover.ts";
import { findRolloverRow } from "../rollover-store.ts";
import { rolloverSchema, tagOfRollover, toRolloverView } from "../rollover-view.ts";
import { versionIn, writeRollovers } from "../written/write-rollovers.ts";

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
    return toRolloverView(await readRollover(call, id), call.environment, await call.custodians.get());
  },
  async writeJson(call, { id }) {
    const directory = await call.custodians.get();
    return findRolloverRow(call.db, call.principal.organizationId, id, (rows) => {
      if (rows.length === 0) throw notFound("rollover");
      const written = writeRollovers(rows, 1, call.environment, directory);
      return { ...written, headers: { ETag: tagOfRollover({ version: versionIn(rows) }) } };
    });
  },
});
