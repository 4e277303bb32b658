import { type Custodian, type ReceivingInstructions, SANDBOX_CUSTODIANS } from "@svc/custodians";
import type { Rollover } from "@svc/rollover-rules/rollover";
import type { InstructionFacts } from "../../../src/rollovers/instructions/build-instructions.ts";

const NOW = new Date("2026-06-15T12:00:00.000Z");
export const ROLLOVER_ID = "rol_01m7zh3ya3enbshk7cpns2c2fe";

export function buildReceivingInstructions(): ReceivingInstructions {
  const { receiving } = SANDBOX_CUSTODIANS[0] ?? {};
  if (!receiving) throw new Error("the sandbox custodian has no receiving instructions");
  return structuredClone(receiving);
}

function buildCustodian(name: string, changes: Partial<Custodian>): Custodian {
  const [seed] = SANDBOX_CUSTODIANS;
  if (!seed) throw new Error("the sandbox has no custodians");
  return {
    ...structuredClone(seed),
    id: `cus_${name}`,
    name,
    verified: true,
    createdAt: NOW,
    updatedAt: NOW,
    ...changes,
  };
}

interface Changes {
  rollover?: Partial<Rollover>;
  source?: Partial<Custodian>;
  destination?: Partial<Custodian>;
  facts?: Partial<InstructionFacts>;
}

/** Builds an approved direct rollover by check, between verified custodians with complete instructions. */
export function buildFacts({ rollover, source, destination, facts }: Changes = {}): InstructionFacts {
  return {
    rollover: {
      id: ROLLOVER_ID,
      type: "direct",
      state: "approved",
      sourceAccountType: "qualified_plan",
      sourcePlanName: "Acme 401(k)",
      destinationAccountType: "traditional_ira",
      destinationPlanName: null,
      amountKind: "full",
      amountRequested: null,
      currency: "USD",
      deliveryMethod: "check",
      documents: [],
      documentRequest: null,
      relationship: "own",
      isInheritedIra: null,
      decedentName: null,
      planKind: null,
      attestations: {},
      moneySources: [],
      assets: [],
      transfers: [],
      documentsReturnState: null,
      holdReturnState: null,
      ...rollover,
    } as unknown as Rollover,
    environment: "live",
    preparedAt: NOW,
    preparedOn: "2026-06-15",
    sourceAccountNumber: "401K-00998877",
    destinationAccountNumber: "IRA-11223344",
    source: buildCustodian("Acme Trust", source ?? {}),
    destination: buildCustodian("Fidelity", destination ?? {}),
    participant: {
      firstName: "Grace",
      lastName: "Hopper",
      address: {
        line1: "1 Example Street",
        city: "Springfield",
        region: "IL",
        postalCode: "62701",
        country: "US",
      },
    },
    plans: new Map(),
    hasUnconfirmedRequirements: false,
    ...facts,
  };
}
