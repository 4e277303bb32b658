import type { CustodianSeed } from "./custodian.ts";
import { BANKS, TRUST_COMPANIES } from "./seed/banks-and-trust-companies.ts";
import { BROKERAGES } from "./seed/brokerages.ts";
import { GOVERNMENT_PLANS, PAYROLL_PROVIDERS } from "./seed/government-and-payroll.ts";
import { INSURERS } from "./seed/insurers.ts";
import { RECORDKEEPERS } from "./seed/recordkeepers.ts";
import { ROBO_ADVISORS, SELF_DIRECTED } from "./seed/self-directed-and-robo-advisors.ts";

/** US institutions that hold retirement money. No entry is verified, and most values are category defaults. */
export const SEED_CUSTODIANS: readonly CustodianSeed[] = [
  ...BROKERAGES,
  ...RECORDKEEPERS,
  ...INSURERS,
  ...BANKS,
  ...TRUST_COMPANIES,
  ...GOVERNMENT_PLANS,
  ...PAYROLL_PROVIDERS,
  ...SELF_DIRECTED,
  ...ROBO_ADVISORS,
];
