import type { CustodianSeed } from "../custodian.ts";
import { acquired, alsoKnownAs, formerName } from "./alias-facts.ts";
import { IRAS, seedCategory } from "./category-defaults.ts";

export const INSURERS: readonly CustodianSeed[] = seedCategory("insurer", [
  {
    slug: "transamerica",
    name: "Transamerica",
    aliases: [
      "Transamerica Retirement Solutions",
      formerName(
        "Diversified Investment Advisors",
        "Diversified Investment Advisors became Transamerica Retirement Solutions.",
      ),
    ],
    website: "https://www.transamerica.com",
  },
  {
    slug: "corebridge",
    name: "Corebridge Financial",
    aliases: [
      formerName("VALIC", "VALIC's retirement plans now carry the name Corebridge Financial."),
      formerName("AIG Retirement", "AIG's retirement business is now called Corebridge Financial."),
      formerName("AIG Retirement Services", "AIG Retirement Services is now called Corebridge Financial."),
    ],
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
    aliases: [
      alsoKnownAs("Manulife", "John Hancock is Manulife's business in the United States."),
      "Manulife John Hancock",
      acquired(
        "New York Life Retirement Plan Services",
        "New York Life's retirement plans are now at John Hancock.",
      ),
    ],
    website: "https://www.johnhancock.com",
  },
  {
    slug: "equitable",
    name: "Equitable",
    aliases: [
      formerName("AXA", "AXA's retirement business in the United States is now called Equitable."),
      formerName("AXA Equitable", "AXA Equitable is now called Equitable."),
    ],
    website: "https://equitable.com",
  },
  { slug: "mutual-of-america", name: "Mutual of America", website: "https://www.mutualofamerica.com" },
  {
    slug: "securian",
    name: "Securian Financial",
    aliases: [alsoKnownAs("Minnesota Life", "Minnesota Life is a company of Securian Financial.")],
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
    aliases: [
      "Thrivent Financial",
      acquired("Lutheran Brotherhood", "Lutheran Brotherhood became part of Thrivent."),
      acquired("Aid Association for Lutherans", "Aid Association for Lutherans became part of Thrivent."),
    ],
    website: "https://www.thrivent.com",
    supportedAccountTypes: [...IRAS, "qualified_plan", "403b"],
  },
]);
