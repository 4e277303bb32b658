import { type Actor, inSqlTransaction, recordAudit, type Sql } from "@svc/database";
import type { DeadlineDays } from "@svc/rollover-rules/deadlines/timeouts";
import { parseBody } from "@svc/service-kit/endpoints";
import { notFound } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { OperatorContext } from "../../context/operator-context.ts";
import type { SecondPersonAction } from "../second-person/approval.ts";
import { secondPersonRequired } from "../second-person/require-second-person.ts";
import type { StoredFundsRules } from "./incoming-funds-rules.ts";
import { lockOrganization, type Organization, updateOrganization } from "./organization-store.ts";
import type { StoredParticipantMessages } from "./participant-messages.ts";
import { type SettingsPatch, settingsPatchSchema } from "./settings-input.ts";

interface Change {
  at: Date;
  /** Null skips the version check. */
  ifMatch?: string | null;
  /** True for changes by two people or by the operator, which can remove second-person rules. */
  canRelax: boolean;
}

/**
 * Changes settings, but not deadlines that are already running.
 * @throws Problem `not_found`, `version_conflict`, `second_person_required`
 */
export async function changeSettings(
  tx: Sql,
  organizationId: string,
  { patch, change: { at, ifMatch = null, canRelax } }: { patch: SettingsPatch; change: Change },
): Promise<{ organization: Organization; data: Record<string, unknown> }> {
  const before = await lockOrganization(tx, organizationId);
  if (!before) throw notFound("organization");
  requireVersion(before, ifMatch);
  const allDays = Object.entries({ ...(before.deadlineDays as DeadlineDays), ...patch.deadlineDays });
  // Null restores the default.
  const deadlineDays: DeadlineDays = Object.fromEntries(allDays.filter(([, days]) => days !== null));
  const incomingFundsRules: StoredFundsRules = Object.fromEntries(
    Object.entries({ ...(before.incomingFundsRules as object), ...patch.incomingFunds }).filter(
      ([, value]) => value !== null,
    ),
  );
  const participantMessages: StoredParticipantMessages = {
    ...(before.participantMessages as object),
    ...patch.participantMessages,
  };
  const { timeZone = before.timeZone, name = before.name, secondPerson = before.secondPerson } = patch;
  const { requiresPasskey = before.requiresPasskey } = patch;
  const removedRules = before.secondPerson.filter(
    (action) => !secondPerson.includes(action as SecondPersonAction),
  );
  const isRelaxed = removedRules.length > 0 || (before.requiresPasskey && !requiresPasskey);
  if (isRelaxed && !canRelax) throw secondPersonRequired("relax_second_person");
  const version = before.version + 1;
  const settings = {
    name,
    timeZone,
    deadlineDays,
    incomingFundsRules,
    participantMessages,
    secondPerson,
    requiresPasskey,
    version,
  };
  const organization = await updateOrganization(tx, organizationId, { changes: settings, at });
  const data = {
    timeZone,
    deadlineDays,
    ...(patch.name === undefined ? {} : { name }),
    ...(patch.incomingFunds === undefined ? {} : { incomingFunds: incomingFundsRules }),
    ...(patch.participantMessages === undefined ? {} : { participantMessages }),
    ...(patch.secondPerson === undefined ? {} : { secondPerson }),
    ...(patch.requiresPasskey === undefined ? {} : { requiresPasskey }),
  };
  return { organization, data };
}

export async function changeSettingsAsOperator(
  ctx: OperatorContext,
  actor: Actor,
  { organizationId, input }: { organizationId: string; input: unknown },
): Promise<Organization> {
  const patch = parseBody(settingsPatchSchema, input);
  const at = ctx.clock.now();
  return inSqlTransaction(ctx.db, async (tx) => {
    const { organization, data } = await changeSettings(tx, organizationId, {
      patch,
      change: { at, canRelax: true },
    });
    await recordAudit(tx, {
      organizationId,
      actor,
      action: "organization.settings_changed",
      targetId: organizationId,
      data,
      requestId: null,
      at,
    });
    return organization;
  });
}
