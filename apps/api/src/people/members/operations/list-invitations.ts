import { decodeCursor, listQueryFields, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { list } from "../../../context/define-operation.ts";
import { listInvitations as readInvitations } from "../invitation-store.ts";
import { invitation } from "../member-examples.ts";
import { invitationSchema, toInvitationView } from "../member-view.ts";

export const listInvitations = list({
  name: "listInvitations",
  summary: "List pending invitations, newest first",
  scope: "members:read",
  input: z.strictObject(listQueryFields),
  view: invitationSchema,
  example: { view: invitation },
  responses: { 200: "One page of invitations." },
  errors: [],
  rest: "GET /portal/api/invitations",
  async run({ db, principal }, { cursor, limit }) {
    const after = decodeCursor(cursor, "inv");
    const page = await readInvitations(db.sql, principal.organizationId, { after, limit });
    return mapPage(page, toInvitationView);
  },
});
