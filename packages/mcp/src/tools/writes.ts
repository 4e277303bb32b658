import { ApiError, type Body, type CallOptions, type RolloverClient } from "@svc/client";
import type { WriteName } from "../generated/tools.ts";
import { summarizeRollover } from "./rollover-summary.ts";
import type { Input, Write } from "./tool.ts";

/** Tools that change data. */
export const WRITES: Readonly<Record<WriteName, Write>> = {
  create_account: {
    preview: async () => null,
    execute: (client, input, options) =>
      client.accounts.createOrRetrieve(input as Body<"createOrRetrieveAccount">, options),
  },
  create_rollover: {
    preview: checkNewRollover,
    execute: (client, input, options) => client.rollovers.create(input as Body<"createRollover">, options),
  },
  act_on_rollover: {
    preview: async (client, input, options) => {
      const { id, body, ifVersion } = readAction(input);
      return summarizeRollover(
        await client.rollovers.act(id, { ...body, dryRun: true }, { ...options, ifVersion }),
      );
    },
    async execute(client, input, options) {
      const { id, body, ifVersion } = readAction(input);
      return client.rollovers.act(id, body, { ...options, ifVersion });
    },
    isPreviewOnly: ({ dryRun }) => dryRun === true,
  },
};

function readAction({ rolloverId, version, action, params = {} }: Input) {
  // The API validates `params`.
  return {
    id: String(rolloverId),
    body: { action, params } as Body<"executeAction">,
    ifVersion: Number(version),
  };
}

/** Previews eligibility. Returns null if the key cannot read rollovers. */
async function checkNewRollover(client: RolloverClient, input: Input, options: CallOptions) {
  const { type, deliveryMethod, relationship, isInheritedIra, planKind, moneySources, attestations } =
    input as Body<"createRollover">;
  const { source, destination, amount } = input as Body<"createRollover">;
  const optional = { deliveryMethod, relationship, isInheritedIra, planKind, moneySources, attestations };
  const body = {
    type,
    source: toEligibilitySide(source),
    destination: toEligibilitySide(destination),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    ...("requested" in amount && { amount: amount.requested }),
  };
  try {
    return await client.rollovers.checkEligibility(body as Body<"checkEligibility">, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  }
}

function toEligibilitySide(side: Body<"createRollover">["source"]) {
  const { custodianId, custodianSlug, accountType, firstContributionDate } = side;
  return {
    accountType,
    ...(custodianId && { custodianId }),
    ...(custodianSlug && { custodianSlug }),
    ...(firstContributionDate && { firstContributionDate }),
  };
}
