import type { CustodianSeed } from "../custodian.ts";
import { formerName } from "./alias-facts.ts";
import { CORPORATE_PLANS, seedCategory } from "./category-defaults.ts";

export const SELF_DIRECTED: readonly CustodianSeed[] = seedCategory("self_directed", [
  {
    slug: "equity-trust",
    name: "Equity Trust",
    aliases: ["Equity Trust Company"],
    website: "https://www.trustetc.com",
  },
  {
    slug: "alto",
    name: "Alto",
    aliases: ["Alto IRA", "Alto Solutions"],
    website: "https://www.altoira.com",
    supportedAccountTypes: ["roth_ira", "traditional_ira", "sep_ira"],
  },
  {
    slug: "rocket-dollar",
    name: "Rocket Dollar",
    website: "https://www.rocketdollar.com",
    supportedAccountTypes: ["roth_ira", "traditional_ira", "sep_ira", ...CORPORATE_PLANS],
  },
  {
    slug: "entrust-group",
    name: "The Entrust Group",
    aliases: ["Entrust"],
    website: "https://www.theentrustgroup.com",
  },
  {
    slug: "strata-trust",
    name: "STRATA Trust Company",
    aliases: [
      formerName(
        "Self Directed IRA Services",
        "Self Directed IRA Services is now called STRATA Trust Company.",
      ),
    ],
    website: "https://www.stratatrust.com",
  },
]);

export const ROBO_ADVISORS: readonly CustodianSeed[] = seedCategory("robo_advisor", [
  {
    slug: "betterment",
    name: "Betterment",
    aliases: [
      "Betterment at Work",
      formerName("Betterment for Business", "Betterment for Business is now called Betterment at Work."),
    ],
    website: "https://www.betterment.com",
    supportedAccountTypes: ["roth_ira", "traditional_ira", "sep_ira", ...CORPORATE_PLANS],
  },
  { slug: "wealthfront", name: "Wealthfront", website: "https://www.wealthfront.com" },
  {
    slug: "acorns",
    name: "Acorns",
    aliases: ["Acorns Later"],
    website: "https://www.acorns.com",
  },
]);
