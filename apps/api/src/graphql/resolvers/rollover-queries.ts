import { encodeCursor, listQueryFields, parseBody, requireScope } from "@svc/service-kit";
import { z } from "zod";
import { toActionViews } from "../../rollovers/action-view.ts";
import { checkEligibility, eligibilityInputSchema } from "../../rollovers/check-eligibility.ts";
import { getRollover } from "../../rollovers/get-rollover.ts";
import { getRolloverState } from "../../rollovers/get-rollover-state.ts";
import { listRollovers, rolloverQuerySchema } from "../../rollovers/list-rollovers.ts";
import { toRolloverStateView } from "../../rollovers/rollover-state-view.ts";
import { toRolloverView } from "../../rollovers/rollover-view.ts";
import { toTimelineEntryView } from "../../rollovers/timeline-view.ts";
import { readPage, toConnection } from "../connection.ts";
import type {
  QueryResolvers,
  RolloverResolvers,
  RolloverSideResolvers,
} from "../generated/resolver-types.ts";
import { withoutNulls } from "../input-object.ts";
import { getCustodianView } from "./custodian-resolvers.ts";
import { rolloverEventFields } from "./event-queries.ts";

export const rolloverQueries: QueryResolvers = {
  async rollover(_parent, { id }, { ctx, principal }) {
    return toRolloverView(await getRollover(ctx, principal, id), ctx.environment);
  },

  async rollovers(_parent, args, { ctx, principal }) {
    requireScope(principal, "rollovers:read");
    const page = await readPage(rolloverQuerySchema, args, (query) => listRollovers(ctx, principal, query));
    return toConnection(page, encodeCursor, (rollover) => toRolloverView(rollover, ctx.environment));
  },

  async rolloverState(_parent, { id }, { ctx, principal }) {
    const { rollover, available } = await getRolloverState(ctx, principal, id);
    return toRolloverStateView(rollover, available);
  },

  async rolloverActions(_parent, { id }, { ctx, principal }) {
    const { available } = await getRolloverState(ctx, principal, id);
    return toActionViews(available);
  },

  eligibility(_parent, { input }, { ctx, principal }) {
    requireScope(principal, "rollovers:read");
    return checkEligibility(ctx, principal, parseBody(eligibilityInputSchema, withoutNulls(input)));
  },
};

const timelineQuerySchema = z.strictObject(listQueryFields);

export const rolloverFields: RolloverResolvers = {
  account: ({ accountId }, _args, { reads }) => reads.account(accountId),

  async timeline({ id }, args, { reads }) {
    const page = await readPage(timelineQuerySchema, args, (query) => reads.timeline(id, query));
    return toConnection(page, ({ sequence }) => String(sequence), toTimelineEntryView);
  },

  ...rolloverEventFields,
};

export const rolloverSideFields: RolloverSideResolvers = {
  custodian: ({ custodianId }, _args, context) => getCustodianView(context, custodianId),
};
