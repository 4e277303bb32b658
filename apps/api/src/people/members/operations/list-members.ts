import { decodeCursor, listQueryFields, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { list } from "../../../context/define-operation.ts";
import { member } from "../member-examples.ts";
import { listMembers as readMembers } from "../member-store.ts";
import { memberSchema, toMemberView } from "../member-view.ts";

export const listMembers = list({
  name: "listMembers",
  summary: "List the organization's members, newest first",
  scope: "members:read",
  input: z.strictObject(listQueryFields),
  view: memberSchema,
  example: { view: member },
  responses: { 200: "One page of members." },
  errors: [],
  rest: "GET /portal/api/members",
  async run({ db, principal }, { cursor, limit }) {
    const after = decodeCursor(cursor, "mem");
    const page = await readMembers(db.sql, principal.organizationId, { after, limit });
    return mapPage(page, toMemberView);
  },
});
