import { createHash, createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import type { CustodianCache, CustodianDirectory } from "@svc/custodians";
import type { Write } from "@svc/database";
import type { Environment } from "@svc/keys";
import type { LockedRollover, Rollover } from "@svc/rollover-rules/rollover";
import { readSourceRequirements, type SourceFacts } from "@svc/rollover-rules/workflow/source-requirements";
import { applySchemaOrder } from "@svc/service-kit/endpoints";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { missingDocumentsDependOnDirectory, rolloverSchema, toRolloverView } from "../views/rollover-view.ts";

/** Increase when a new release returns different JSON for the same row. Workers then recompute stored responses. */
export const RESPONSE_VERSION = 3;

/** 22 base64url characters have 132 bits. */
const DIGEST_LENGTH = 22;

export interface StoredResponse {
  /** Sequence of the last timeline entry included. */
  sequence: number;
  /** Identifies the inputs other than the row: `RESPONSE_VERSION`, environment and the requirements of the source. */
  basis: string;
  body: string;
  keyId: string | null;
  seal: string;
}

interface ResponseContext {
  environment: Environment;
  custodians: CustodianCache;
  chainKeys: ChainKeys;
}

declare module "../../context/context.ts" {
  interface ApiContext {
    responses: RolloverResponses;
  }
}

/** Computes and verifies stored responses (decision 96). */
export class RolloverResponses {
  private readonly environment: Environment;
  private readonly custodians: CustodianCache;
  private readonly chainKeys: ChainKeys;
  /** Basis of responses that do not depend on the directory. */
  private readonly basis: string;
  private readonly bases = new WeakMap<CustodianDirectory, Map<string, string>>();

  constructor({ environment, custodians, chainKeys }: ResponseContext) {
    this.environment = environment;
    this.custodians = custodians;
    this.chainKeys = chainKeys;
    this.basis = `${RESPONSE_VERSION}/${environment}`;
  }

  toBody(rollover: Rollover, directory: CustodianDirectory): string {
    const view = toRolloverView(rollover, this.environment, directory);
    return JSON.stringify(applySchemaOrder(rolloverSchema, view));
  }

  toStored(row: LockedRollover, directory: CustodianDirectory): StoredResponse {
    const basis = missingDocumentsDependOnDirectory(row) ? this.computeBasis(row, directory) : this.basis;
    const body = this.toBody(row, directory);
    const { current, currentId } = this.chainKeys;
    return {
      sequence: row.timelineSequence,
      basis,
      body,
      keyId: currentId,
      seal: computeSeal(current, row.timelineHash, { basis, body }),
    };
  }

  /** Returns no write until this process has read the directory. Reads compute the response meanwhile. */
  toWrites(row: LockedRollover): Write[] {
    const directory = this.custodians.last;
    if (!directory) return [];
    const response = this.toStored(row, directory);
    const replaces = Object.keys(response) as (keyof StoredResponse)[];
    return [{ table: "rolloverAnswers", row: { id: row.id, ...response }, replaces }];
  }

  isSealed(response: Omit<StoredResponse, "sequence">, timelineHash: string): boolean {
    return isSealed(this.chainKeys, response, timelineHash);
  }

  /** Returns whether a response with this basis would be the same if it were computed now. */
  isCurrent(basis: string, directory: CustodianDirectory): boolean {
    if (basis === this.basis) return true;
    // The format is `version/environment/custodian/digest/organization/plan`.
    const [, , sourceCustodianId, , organizationId = "", sourcePlanId = ""] = basis.split("/");
    if (sourceCustodianId === undefined) return false;
    const attestations = sourcePlanId === "" ? {} : { plans: { source: sourcePlanId } };
    return basis === this.computeBasis({ organizationId, sourceCustodianId, attestations }, directory);
  }

  private computeBasis(facts: SourceFacts, directory: CustodianDirectory): string {
    const { organizationId, sourceCustodianId, attestations } = facts;
    const bases = this.bases.get(directory) ?? new Map<string, string>();
    this.bases.set(directory, bases);
    const organizationAndPlan = `${organizationId}/${attestations.plans?.source ?? ""}`;
    const key = `${sourceCustodianId}/${organizationAndPlan}`;
    const cached = bases.get(key);
    if (cached !== undefined) return cached;
    const { requirements } = readSourceRequirements(facts, directory);
    const digest = createHash("sha256")
      .update(JSON.stringify(requirements))
      .digest("base64url")
      .slice(0, DIGEST_LENGTH);
    const basis = `${this.basis}/${sourceCustodianId}/${digest}/${organizationAndPlan}`;
    bases.set(key, basis);
    return basis;
  }
}

export function isSealed(
  chainKeys: ChainKeys,
  { basis, body, keyId, seal }: Omit<StoredResponse, "sequence">,
  timelineHash: string,
): boolean {
  const key = chainKeys.find(keyId);
  if (!key) return false;
  const expected = Buffer.from(computeSeal(key, timelineHash, { basis, body }));
  const actual = Buffer.from(seal);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function computeSeal(
  key: KeyObject,
  timelineHash: string,
  { basis, body }: { basis: string; body: string },
): string {
  // The text must begin with "answer", so that existing seals stay valid.
  return createHmac("sha256", key).update(`answer\n${timelineHash}\n${basis}\n${body}`).digest("base64url");
}
