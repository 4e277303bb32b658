import { cleanCustodianRequests } from "@svc/custodians/requests";
import type { JobHandler, QueueName } from "@svc/database/jobs";
import { deleteExpiredResponses } from "@svc/operations";
import { type SpanInput, withSpan } from "@svc/service-kit/tracing";
import type { ApiContext } from "../../context/context.ts";
import { sweepPendingFunds } from "../../incoming-funds/sweep-pending-funds.ts";
import { cleanSealedRotations } from "../../keys/api-keys/replace-key.ts";
import { deleteOldEvidence } from "../../keys/key-alerts/delete-old-evidence.ts";
import { reviewKeys, watchKeys } from "../../keys/key-alerts/watch-keys.ts";
import { cleanMails, sendMails } from "../../people/mail/send-mails.ts";
import { announceCustodianChanges } from "../../people/second-person/announce-custodian-changes.ts";
import { sweepApprovals } from "../../people/second-person/sweep-approvals.ts";
import { cleanSignIn } from "../../people/sign-in/throttle.ts";
import type { AnchorTargets } from "../../records/anchors/anchor-config.ts";
import { anchorDaily } from "../../records/anchors/anchor-daily.ts";
import { verifyDueChains } from "../../records/audit/verify-due-chains.ts";
import { checkBooks } from "../../records/books/check-books.ts";
import { ResponseRewriter } from "../../rollovers/changes/rewrite-responses.ts";
import { cleanFiles } from "../../rollovers/documents/remove-files.ts";
import { sweepTimers } from "../../rollovers/timers/sweep-timers.ts";
import { cleanTrackingMessages, sendTrackingMessages } from "../../tracking/messages/send-messages.ts";
import { cleanEndpoints, cleanWebhooks } from "../../webhooks/clean-webhooks.ts";
import { continueRecoveries } from "../../webhooks/recoveries/recover-endpoint.ts";
import type { CanarySettings } from "../canary/canary-config.ts";
import { runCanary } from "../canary/run-canary.ts";
import { runPartitionMaintenance } from "./maintain-partitions.ts";

interface JobSettings {
  anchors: AnchorTargets;
  canary: CanarySettings | null;
}

export function createJobHandlers(ctx: ApiContext, settings: JobSettings): JobHandler[] {
  return listHandlers(ctx, settings).map(({ queue, handle }) => ({
    queue,
    handle: () =>
      withSpan(
        () => toSpan(queue),
        null,
        async () => {
          // Jobs compare due dates with the database's clock.
          await ctx.db.clock.measure();
          await handle();
        },
      ),
  }));
}

function toSpan(queue: QueueName): SpanInput {
  const attributes = {
    "messaging.system": "pg-boss",
    "messaging.destination.name": queue,
    "messaging.operation.type": "process",
  };
  return { name: queue, kind: "consumer", attributes };
}

function listHandlers(ctx: ApiContext, { anchors, canary }: JobSettings): JobHandler[] {
  const rewriter = new ResponseRewriter();
  return [
    {
      queue: "timers.sweep",
      async handle() {
        const fired = await sweepTimers(ctx);
        if (fired > 0) ctx.log.info({ done: fired }, "timers fired");
      },
    },
    {
      queue: "incoming-funds.apply",
      async handle() {
        const applied = await sweepPendingFunds(ctx);
        if (applied > 0) ctx.log.info({ done: applied }, "incoming funds were applied");
      },
    },
    {
      queue: "approvals.sweep",
      async handle() {
        const expired = await sweepApprovals(ctx);
        if (expired > 0) ctx.log.info({ over: expired }, "approvals expired");
        const outdated = await announceCustodianChanges(ctx);
        if (outdated > 0) ctx.log.info({ outdated }, "custodian changes affected approvals");
      },
    },
    {
      queue: "audit.verify",
      handle: () => verifyDueChains(ctx),
    },
    {
      queue: "books.check",
      async handle() {
        const { issues } = await checkBooks(ctx);
        if (issues > 0) ctx.log.error({ disagreements: issues }, "the books disagree: see svc books list");
      },
    },
    {
      queue: "canary.run",
      handle: () => runCanary(ctx, canary),
    },
    {
      queue: "answers.clean",
      async handle() {
        await deleteExpiredResponses(ctx);
        await cleanSealedRotations(ctx);
        await cleanMails(ctx);
        await cleanTrackingMessages(ctx);
        await cleanSignIn(ctx.db.sql, ctx.clock.now());
      },
    },
    {
      queue: "rollovers.answers",
      async handle() {
        const stored = await rewriter.run(ctx);
        if (stored > 0) ctx.log.info({ stored }, "stored responses of rollovers were refreshed");
      },
    },
    {
      queue: "webhooks.clean",
      async handle() {
        await runPartitionMaintenance(ctx);
        await cleanWebhooks(ctx);
        await cleanEndpoints(ctx);
      },
    },
    {
      queue: "documents.clean",
      handle: () => cleanFiles(ctx),
    },
    {
      queue: "webhooks.recover",
      handle: () => continueRecoveries(ctx),
    },
    {
      queue: "mail.send",
      async handle() {
        const sent = await sendMails(ctx);
        if (sent > 0) ctx.log.info({ sent }, "mails sent");
      },
    },
    {
      queue: "tracking.notify",
      async handle() {
        const processed = await sendTrackingMessages(ctx);
        if (processed > 0) ctx.log.info({ processed }, "messages to participants were processed");
      },
    },
    {
      queue: "keys.watch",
      handle: () => watchKeys(ctx),
    },
    {
      queue: "keys.review",
      handle: () => reviewKeys(ctx),
    },
    {
      queue: "evidence.keep",
      async handle() {
        await runPartitionMaintenance(ctx);
        await deleteOldEvidence(ctx);
        await cleanCustodianRequests(ctx);
      },
    },
    {
      queue: "timelines.anchor",
      handle: () => anchorDaily(ctx, anchors),
    },
  ];
}
