import type { CustodianSeed } from "../custodian.ts";
import { seedCategory } from "./category-defaults.ts";

export const GOVERNMENT_PLANS: readonly CustodianSeed[] = seedCategory("government", [
  {
    slug: "thrift-savings-plan",
    popularRank: 12,
    name: "Thrift Savings Plan",
    aliases: ["TSP", "Federal Retirement Thrift Investment Board", "FRTIB"],
    website: "https://www.tsp.gov",
    // The TSP counts as a qualified plan, and its Roth balance counts as a designated Roth account.
    supportedAccountTypes: ["qualified_plan", "designated_roth"],
  },
  {
    slug: "calpers",
    name: "CalPERS",
    aliases: ["California Public Employees' Retirement System"],
    website: "https://www.calpers.ca.gov",
    supportedAccountTypes: ["governmental_457b", "qualified_plan", "designated_roth"],
  },
]);

export const PAYROLL_PROVIDERS: readonly CustodianSeed[] = seedCategory("payroll_provider", [
  {
    slug: "adp",
    popularRank: 11,
    name: "ADP",
    aliases: ["ADP Retirement Services", "Automatic Data Processing"],
    website: "https://www.adp.com",
  },
  {
    slug: "paychex",
    name: "Paychex",
    aliases: ["Paychex Retirement Services"],
    website: "https://www.paychex.com",
  },
]);
