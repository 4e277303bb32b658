import type { ApiResponse } from "../../api/client.ts";
import { formatEnumValue } from "../../ui/index.ts";
import type { Change } from "../rollover/changes.ts";
import { strings } from "./strings.ts";

export type Settings = ApiResponse<"/v1/organization/settings">;
/** A wait, which sets a deadline when its step starts. */
export type DeadlineClock = Settings["waits"][number];

export interface FundsRules {
  /** Score from which a suggestion is applied automatically; null to turn this off. */
  autoApplyThreshold: number | null;
  /** Calendar days until money in suspense must be returned; null for the default. */
  suspenseDays: number | null;
}

/** Edited settings. Omitted fields are unchanged. */
export interface Draft {
  name?: string;
  timeZone?: string;
  /** Days by deadline clock. Null restores the default. */
  days: { readonly [name: string]: number | null };
  incomingFunds?: FundsRules;
  secondPerson?: readonly string[];
  requiresPasskey?: boolean;
  /** Channels on which participants receive messages. */
  messages?: readonly string[];
}

/** Formats `arrivalAch` as `Arrival by ACH`. */
export const formatClockName = (name: string) =>
  strings.clockNames[name] ??
  formatEnumValue(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

export const EMPTY_DRAFT: Draft = { days: {} };

export const getCustomDays = ({ isDefault, days }: DeadlineClock) => (isDefault ? null : days);

/** Separates the removed second-person rules from the patch, because their removal requires approval. */
export function toPatch(
  settings: Settings,
  draft: Draft,
): { patch: Record<string, unknown>; removedActions: string[]; dropsPasskey: boolean } {
  const { name, timeZone, days, secondPerson, messages } = draft;
  const { requiresPasskey = settings.requiresPasskey } = draft;
  const changedMessages = Object.entries(settings.participantMessages)
    .map(([channel, isOn]) => ({ channel, isOn, next: messages?.includes(channel) ?? isOn }))
    .filter(({ isOn, next }) => isOn !== next);
  const changedRules = Object.entries(draft.incomingFunds ?? {}).filter(
    ([field, value]) => value !== settings.incomingFunds[field as keyof FundsRules],
  );
  const deadlineDays = Object.fromEntries(
    settings.waits
      .filter((clock) => days[clock.name] !== undefined && days[clock.name] !== getCustomDays(clock))
      .map((clock) => [clock.name, days[clock.name]]),
  );
  const currentActions: readonly string[] = settings.secondPerson;
  const nextActions = secondPerson ?? currentActions;
  const addedActions = nextActions.filter((action) => !currentActions.includes(action));
  const removedActions = currentActions.filter((action) => !nextActions.includes(action));
  return {
    removedActions,
    dropsPasskey: settings.requiresPasskey && !requiresPasskey,
    patch: {
      ...(name !== undefined && name !== settings.name ? { name } : {}),
      ...(timeZone !== undefined && timeZone !== settings.timeZone ? { timeZone } : {}),
      ...(Object.keys(deadlineDays).length > 0 ? { deadlineDays } : {}),
      ...(changedRules.length > 0 ? { incomingFunds: Object.fromEntries(changedRules) } : {}),
      ...(changedMessages.length > 0
        ? {
            participantMessages: Object.fromEntries(
              changedMessages.map(({ channel, next }) => [channel, next]),
            ),
          }
        : {}),
      ...(addedActions.length > 0 ? { secondPerson: [...currentActions, ...addedActions] } : {}),
      ...(requiresPasskey && !settings.requiresPasskey ? { requiresPasskey } : {}),
    },
  };
}

export function listMessageChannels({ participantMessages }: Settings): string[] {
  return Object.entries(participantMessages).flatMap(([channel, isOn]) => (isOn ? [channel] : []));
}

export function diffSettings(base: Settings, latest: Settings): Change[] {
  const toRows = (settings: Settings): [string, string][] => [
    [strings.name, settings.name],
    [strings.timeZone, settings.timeZone],
    [
      strings.secondPerson,
      settings.secondPerson.map((action) => strings.actions[action]?.[0] ?? action).join(", "),
    ],
    [strings.requiresPasskey, settings.requiresPasskey ? strings.on : strings.off],
    [strings.autoApply, String(settings.incomingFunds.autoApplyThreshold ?? strings.off)],
    [strings.suspenseDays, String(settings.incomingFunds.suspenseDays)],
    [
      strings.messages,
      listMessageChannels(settings)
        .map((channel) => strings.channels[channel]?.[0] ?? channel)
        .join(", "),
    ],
    ...settings.waits.map(({ name, days }): [string, string] => [
      formatClockName(name),
      days === null ? strings.custodians : String(days),
    ]),
  ];
  const baseRows = new Map(toRows(base));
  return toRows(latest)
    .map(([label, after]) => ({ label, before: baseRows.get(label) ?? null, after }))
    .filter(({ before, after }) => before !== after);
}
