import { type RolloverState, STATE_MEANINGS } from "@svc/rollover-rules/rollover-states";
import { newId } from "@svc/service-kit";
import { buildAccount, findCustodianId, type TestEnvironment } from "@svc/testing";

interface Columns {
  pendingOn: string;
  type: string;
  isOverdue: boolean;
  hasOpenMismatch: boolean;
  assigneeId: string;
  priority: string;
  tags: string[];
  distributionId: string;
  nextDueAt: Date;
  deadlines: object[];
  updatedAt: Date;
}

interface StoredRollover {
  accountId?: string;
  externalId?: string;
  state?: RolloverState;
  source?: string;
  destination?: string;
  createdAt?: Date;
  columns?: Partial<Columns>;
}

/** Inserts a rollover of any state and time, because the API creates only drafts dated now. Finds custodians by slug. */
export async function insertRollover(
  test: TestEnvironment,
  organizationId: string,
  input: StoredRollover = {},
): Promise<string> {
  const id = newId("rol");
  const createdAt = input.createdAt ?? new Date();
  const state = input.state ?? "draft";
  await test.db.prisma.rollover.create({
    data: {
      id,
      organizationId,
      accountId: input.accountId ?? (await buildAccount(test, organizationId)).id,
      externalId: input.externalId ?? null,
      type: "direct",
      state,
      pendingOn: STATE_MEANINGS[state].pendingOn,
      sourceCustodianId: await findCustodianId(test, input.source ?? "fidelity"),
      sourceAccountType: "qualified_plan",
      sourceAccountNumberCiphertext: "unread",
      sourceAccountNumberIndex: id,
      sourceAccountNumberMask: "****8877",
      destinationCustodianId: await findCustodianId(test, input.destination ?? "vanguard"),
      destinationAccountType: "traditional_ira",
      destinationAccountNumberCiphertext: "unread",
      destinationAccountNumberIndex: id,
      destinationAccountNumberMask: "****3344",
      amountKind: "full",
      deliveryMethod: "check",
      attestations: {},
      eligibility: {
        outcome: "allowed",
        conditions: [],
        rules: [],
        rulesetVersion: "irs-rollover-chart-2026.2",
      },
      taxTreatment: { taxable: false, code1099R: "G" },
      metadata: {},
      createdAt,
      updatedAt: createdAt,
      ...input.columns,
    },
  });
  return id;
}
