import type { CustodianSeed } from "../custodian.ts";
import { acquired, formerName } from "./alias-facts.ts";
import { CORPORATE_PLANS, IRAS, seedCategory } from "./category-defaults.ts";

export const BANKS: readonly CustodianSeed[] = seedCategory("bank", [
  {
    slug: "us-bank",
    name: "U.S. Bank",
    aliases: ["U.S. Bancorp", "U.S. Bancorp Investments"],
    website: "https://www.usbank.com",
  },
  {
    slug: "bny",
    name: "BNY",
    aliases: [formerName("BNY Mellon", "BNY Mellon is now called BNY."), "Bank of New York Mellon"],
    website: "https://www.bny.com",
    supportedAccountTypes: [...IRAS, ...CORPORATE_PLANS],
  },
  {
    slug: "pnc",
    name: "PNC",
    aliases: ["PNC Bank", "PNC Investments"],
    website: "https://www.pnc.com",
  },
  {
    slug: "truist",
    name: "Truist",
    aliases: [
      acquired("SunTrust", "SunTrust is now part of Truist."),
      acquired("BB&T", "BB&T is now part of Truist."),
    ],
    website: "https://www.truist.com",
  },
]);

export const TRUST_COMPANIES: readonly CustodianSeed[] = seedCategory("trust_company", [
  {
    slug: "northern-trust",
    name: "Northern Trust",
    website: "https://www.northerntrust.com",
  },
  {
    slug: "inspira-financial",
    name: "Inspira Financial",
    aliases: [
      formerName("Millennium Trust", "Millennium Trust is now called Inspira Financial."),
      formerName("Millennium Trust Company", "Millennium Trust Company is now called Inspira Financial."),
      acquired("PayFlex", "PayFlex is now part of Inspira Financial."),
    ],
    website: "https://inspirafinancial.com",
  },
  {
    slug: "penchecks",
    name: "PenChecks",
    aliases: ["PenChecks Trust"],
    website: "https://www.penchecks.com",
  },
]);
