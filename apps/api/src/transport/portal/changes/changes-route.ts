import { MEMBER_ERRORS } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import type { Route } from "@svc/service-kit/routes";
import { z } from "zod";
import type { ApiContext } from "../../../context/context.ts";
import { authenticateMember } from "../../../people/members/authenticate-member.ts";
import type { ChangeStreams } from "./change-streams.ts";

interface ChangesRuntime {
  ctx: ApiContext;
  changes: ChangeStreams;
}

const streamContent = {
  "text/event-stream": {
    schema: z.string().describe("Server-sent events; each `data` is JSON."),
    example: 'id: evt_…\ndata: {"type":"rollover.approved","id":"evt_…","rolloverId":"rol_…"}\n\n',
  },
};

export const changesRoute: Route<ChangesRuntime> = {
  method: "GET",
  path: "/portal/api/changes",
  operationId: "followChanges",
  summary: "Follow changes in the organization",
  description:
    "Sends each change when it is committed, as the event's `{type, id, rolloverId}`. " +
    '`{"type":"refetch"}` means that some changes were not sent: load everything again. It is ' +
    "sent first if the request has `Last-Event-ID`. The stream ends when the session ends or the " +
    "service stops. Reconnect after it ends.",
  tag: "Portal",
  credentials: ["member"],
  scope: "events:read",
  responses: { 200: { description: "The stream.", content: streamContent, headers: ["X-Accel-Buffering"] } },
  errors: [
    ...MEMBER_ERRORS,
    "rate_limited",
    "method_not_allowed",
    "internal_error",
    "dependency_unavailable",
    "overloaded",
  ],
  serve:
    ({ ctx, changes }) =>
    async (req, res) => {
      const principal = await authenticateMember(ctx, req, { res, endpoint: { scope: "events:read" } });
      const session = await ctx.signIn.findSession(req);
      if (!session) throw new Problem("sign_in_required");
      // Avoids a log entry about an aborted request when the user closes the page.
      res.locals.isEndless = true;
      await changes.open(
        res,
        {
          sessionId: session.id,
          memberId: principal.actor.id,
          organizationId: principal.organizationId,
        },
        req.get("Last-Event-ID") !== undefined,
      );
    },
};
