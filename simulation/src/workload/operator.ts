import { getRandom, read } from "./client.ts";
import { GUARDED_ACTIONS } from "./fixture.ts";
import { CLIENT_CENTS } from "./history.ts";
import {
  type ActorContext,
  type KnownRollover,
  LOST,
  parse,
  pickKeyHeaders,
  send,
  setState,
} from "./tenant.ts";

const PAUSE_CHANCE = 0.5;
const THINK_MS = 120;
/** Few at a time, so that each rollover has many events and most are completed within a run. */
const OPEN_ROLLOVERS = 4;
const ENDED = new Set(["completed", "rejected", "cancelled", "failed", "expired", LOST]);

export async function runOperator(context: ActorContext): Promise<void> {
  const { tenant } = context;
  for (let number = 0; context.isOpen; number += 1) {
    if (getRandom().chance(PAUSE_CHANCE)) await context.think(THINK_MS);
    const open = tenant.rollovers.filter(({ state }) => !ENDED.has(state));
    if (open.length < OPEN_ROLLOVERS) await createRollover(context, number);
    else await changeRollover(context, getRandom().pick(open));
  }
}

async function changeRollover(context: ActorContext, rollover: KnownRollover): Promise<void> {
  // The change is chosen by one of 20 equally likely numbers.
  const choice = getRandom().below(20);
  if (rollover.state === "on_hold") await act(context, rollover, { action: "release", params: {} });
  // A change makes approvals outdated, so these rollovers are mostly left to the approvers.
  else if (rollover.state in GUARDED_ACTIONS && choice < 17) await context.think(THINK_MS);
  else if (choice < 11) await advance(context, rollover, {});
  else if (choice < 15) await act(context, rollover, { action: "hold", params: { reason: "Waits." } });
  else if (choice < 19) await recordReceipt(context, rollover);
  else await readForeignRollover(context);
}

async function advance(context: ActorContext, rollover: KnownRollover, body: object): Promise<void> {
  const path = `/v1/sandbox/rollovers/${rollover.id}/advance`;
  setState(rollover, await send(context, { kind: "advance", path, body }));
}

async function act(
  context: ActorContext,
  rollover: KnownRollover,
  body: { action: string; params: object },
): Promise<void> {
  const path = `/v1/rollovers/${rollover.id}/actions`;
  setState(rollover, await send(context, { kind: body.action, path, body }));
}

/** Random amounts distinguish the receipts. Their cents mark them as the clients'. */
const recordReceipt = (context: ActorContext, rollover: KnownRollover) =>
  act(context, rollover, {
    action: "mark_funds_received",
    params: {
      amount: `${100 + getRandom().below(9_900)}${CLIENT_CENTS}`,
      receivedOn: "2027-01-14",
      datesAttested: true,
    },
  });

async function readForeignRollover({ history, tenant }: ActorContext): Promise<void> {
  const { other, organization } = tenant;
  if (other.rollovers.length === 0) return;
  const path = `/v1/rollovers/${getRandom().pick(other.rollovers).id}`;
  await read(history, organization.name, { method: "GET", path, headers: pickKeyHeaders(tenant) });
}

/** Creates a rollover and advances it to the review. @param number part of the account's external ID */
export async function createRollover(context: ActorContext, number: number): Promise<void> {
  const { tenant } = context;
  const person = `${tenant.organization.name}-${number}-${getRandom().below(1_000_000)}`;
  const account = await send(context, {
    kind: "create_account",
    path: "/v1/accounts",
    body: {
      externalId: person,
      firstName: "Ada",
      lastName: "Sample",
      email: `${person}@example.com`,
      dateOfBirth: "1960-02-03",
    },
  });
  if (account.status >= 300) return;
  const side = { custodianId: tenant.custodianId, accountNumber: "IRA-11223344" };
  const created = await send(context, {
    kind: "create_rollover",
    path: "/v1/rollovers",
    body: {
      accountId: parse<{ account: { id: string } }>(account).account.id,
      type: "direct",
      source: { ...side, accountType: "qualified_plan", planName: "Acme 401(k)" },
      destination: { ...side, accountType: "traditional_ira" },
      amount: { kind: "full" },
      deliveryMethod: "check",
      attestations: { eligibleAmount: true },
    },
  });
  if (created.status >= 300) return;
  const { id, state } = parse<KnownRollover>(created);
  const rollover = { id, state };
  tenant.rollovers.push(rollover);
  await advance(context, rollover, { to: "in_review" });
}
