import { getToday } from "@svc/rollover-rules/deadlines/days";
import { compareMoney, sumMoney } from "@svc/rollover-rules/money/money";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { evaluateCashTreatment } from "@svc/rollover-rules/tax/cash-payment";
import { stateCodeField } from "@svc/rollover-rules/workflow/money-params";
import { validationFailed } from "@svc/service-kit/endpoints";
import { notFound, Problem } from "@svc/service-kit/errors";
import { dateField, graphqlTypes, sumField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { ApiChange } from "../../context/define-operation.ts";
import { lockDraftAccount } from "../drafts/draft-account.ts";
import type { Distribution } from "../store/distribution.ts";
import {
  findDistribution,
  lockDistribution,
  readRolloversById,
  updateCashPayment,
} from "../store/distribution-store.ts";

export const cashPaymentInputSchema = z
  .strictObject({
    paidOn: dateField
      .optional()
      .describe("Date of the payment, `YYYY-MM-DD`. Default: today in the organization's time zone."),
    withheldFederal: sumField.optional().describe("Amount withheld for federal tax. Default: `0.00`."),
    withheldState: sumField.optional().describe("Amount withheld for state tax. Default: `0.00`."),
    stateCode: stateCodeField.optional(),
  })
  .meta({ id: "CashPaymentInput", description: "How the cash part of a distribution was paid." })
  .register(graphqlTypes, { name: "CashPaymentInput" });

type CashPaymentInput = z.output<typeof cashPaymentInputSchema>;

/**
 * Records or corrects the payment.
 * @throws Problem `not_found`; `invalid_transition` without cash or before submission; `validation_failed`
 */
export async function writeCashPayment(
  call: ApiChange,
  distributionId: string,
  input: CashPaymentInput,
): Promise<{ distribution: Distribution; rollovers: Map<string, Rollover> }> {
  const { tx, principal } = call;
  const { organizationId } = principal;
  const unlocked = await findDistribution(tx, organizationId, distributionId);
  if (!unlocked) throw notFound("distribution");
  const account = await lockDraftAccount(call, tx, { organizationId, accountId: unlocked.accountId });
  const before = await lockDistribution(tx, organizationId, distributionId);
  if (!before || !account) throw notFound("distribution");
  requirePayable(before);
  const { time, birthDate } = account;
  const today = getToday(time);
  const { withheldFederal = "0.00", withheldState = "0.00", stateCode = null, paidOn = today } = input;
  if (paidOn > today) throw validationFailed([{ pointer: "#/paidOn", detail: "must not be in the future" }]);
  const gross = sumMoney(before.paidOut.map(({ amount }) => amount));
  if (compareMoney(sumMoney([withheldFederal, withheldState]), gross) > 0) {
    const detail = `must, together with withheldState, be at most ${gross}, the amount of the cash part`;
    throw validationFailed([{ pointer: "#/withheldFederal", detail }]);
  }
  const rollovers = await readRolloversById(tx, organizationId, before.rolloverIds);
  const first = rollovers.get(before.rolloverIds[0] ?? "");
  if (!first) throw new Error(`${distributionId} has no rollovers`);
  const taxTreatment = evaluateCashTreatment(first, before, { birthDate, paidOn });
  const changes = {
    cashPayment: { paidOn, withheldFederal, withheldState, stateCode, taxTreatment },
    version: before.version + 1,
    updatedAt: time.now,
  };
  await updateCashPayment(tx, distributionId, changes);
  call.audit({
    action: "distribution.cash_paid",
    targetId: distributionId,
    data: { paidOn, withheldFederal, withheldState, isCorrection: before.cashPayment !== null },
  });
  return { distribution: { ...before, ...changes }, rollovers };
}

function requirePayable({ state, paidOut }: Distribution): void {
  if (paidOut.length === 0)
    throw new Problem("invalid_transition", "The distribution pays nothing to the participant.", {
      extensions: { state },
    });
  if (state === "submitted") return;
  throw new Problem(
    "invalid_transition",
    `Cash payments require a submitted distribution. This one is ${state}.`,
    {
      extensions: { state },
    },
  );
}
