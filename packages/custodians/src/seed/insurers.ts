import type { CustodianSeed } from "../custodian.ts";
import { IRAS, seedCategory } from "./category-defaults.ts";

/** Insurance companies that hold retirement plans or annuities. */
export const INSURERS: readonly CustodianSeed[] = seedCategory("insurer", [
  {
    slug: "transamerica",
    name: "Transamerica",
    aliases: ["Transamerica Retirement Solutions", "Diversified Investment Advisors"],
    website: "https://www.transamerica.com",
  },
  {
    slug: "corebridge",
    name: "Corebridge Financial",
    aliases: ["VALIC", "AIG Retirement", "AIG Retirement Services"],
    website: "https://www.corebridgefinancial.com",
  },
  {
    slug: "nationwide",
    name: "Nationwide",
    aliases: ["Nationwide Financial", "Nationwide Retirement Solutions"],
    website: "https://www.nationwide.com",
  },
  {
    slug: "lincoln-financial",
    name: "Lincoln Financial",
    aliases: ["Lincoln Financial Group", "Lincoln National"],
    website: "https://www.lincolnfinancial.com",
  },
  {
    slug: "john-hancock",
    name: "John Hancock",
    aliases: ["Manulife", "Manulife John Hancock", "New York Life Retirement Plan Services"],
    website: "https://www.johnhancock.com",
  },
  {
    slug: "equitable",
    name: "Equitable",
    aliases: ["AXA", "AXA Equitable"],
    website: "https://equitable.com",
  },
  { slug: "mutual-of-america", name: "Mutual of America", website: "https://www.mutualofamerica.com" },
  {
    slug: "securian",
    name: "Securian Financial",
    aliases: ["Minnesota Life"],
    website: "https://www.securian.com",
  },
  {
    slug: "the-standard",
    name: "The Standard",
    aliases: ["Standard Insurance Company", "StanCorp Financial"],
    website: "https://www.standard.com",
  },
  { slug: "ameritas", name: "Ameritas", website: "https://www.ameritas.com" },
  {
    slug: "thrivent",
    name: "Thrivent",
    aliases: ["Thrivent Financial", "Lutheran Brotherhood", "Aid Association for Lutherans"],
    website: "https://www.thrivent.com",
    supportedAccountTypes: [...IRAS, "qualified_plan", "403b"],
  },
]);
