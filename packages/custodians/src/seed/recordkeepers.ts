import { ACCOUNT_TYPES, type CustodianSeed } from "../custodian.ts";
import { acquired, formerName } from "./alias-facts.ts";
import { CORPORATE_PLANS, seedCategory } from "./category-defaults.ts";

export const RECORDKEEPERS: readonly CustodianSeed[] = seedCategory("recordkeeper", [
  {
    slug: "empower",
    popularRank: 4,
    name: "Empower",
    aliases: [
      formerName("Empower Retirement", "Empower Retirement is now called Empower."),
      acquired("Prudential Retirement", "Prudential's retirement plans are now at Empower."),
      acquired("MassMutual Retirement", "MassMutual's retirement plans are now at Empower."),
      formerName("Great-West", "Great-West's retirement business is now called Empower."),
      formerName("Great-West Financial", "Great-West Financial's retirement business is now called Empower."),
      acquired("JPMorgan Retirement Link", "J.P. Morgan Retirement Plan Services became part of Empower."),
      acquired("Personal Capital", "Personal Capital is now part of Empower."),
    ],
    website: "https://www.empower.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "principal",
    popularRank: 6,
    name: "Principal",
    aliases: [
      "Principal Financial Group",
      acquired(
        "Wells Fargo Institutional Retirement & Trust",
        "Wells Fargo's institutional retirement plans are now at Principal.",
      ),
    ],
    website: "https://www.principal.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "voya",
    popularRank: 8,
    name: "Voya Financial",
    // Voya took over OneAmerica's retirement plans in 2025; the insurer OneAmerica continues without them.
    aliases: [
      "Voya",
      formerName("ING", "ING's retirement business in the United States is now called Voya Financial."),
      formerName("ING U.S.", "ING U.S. is now called Voya Financial."),
      acquired("OneAmerica", "OneAmerica's retirement plans are now at Voya Financial."),
      acquired("OneAmerica Retirement Services", "OneAmerica's retirement plans are now at Voya Financial."),
    ],
    website: "https://www.voya.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "tiaa",
    popularRank: 5,
    name: "TIAA",
    aliases: [
      formerName("TIAA-CREF", "TIAA-CREF is now called TIAA."),
      "Teachers Insurance and Annuity Association",
    ],
    website: "https://www.tiaa.org",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "t-rowe-price",
    popularRank: 7,
    name: "T. Rowe Price",
    website: "https://www.troweprice.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "alight",
    name: "Alight",
    aliases: [
      "Alight Solutions",
      formerName("Aon Hewitt", "The benefits administration of Aon Hewitt is now called Alight."),
      formerName(
        "Hewitt Associates",
        "Hewitt Associates became Aon Hewitt, whose benefits administration is now called Alight.",
      ),
    ],
    website: "https://www.alight.com",
  },
  {
    slug: "ascensus",
    name: "Ascensus",
    aliases: [
      acquired("Newport", "Newport is now part of Ascensus."),
      acquired("Newport Group", "Newport Group is now part of Ascensus."),
    ],
    website: "https://www.ascensus.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "missionsquare",
    name: "MissionSquare Retirement",
    aliases: [
      formerName("ICMA-RC", "ICMA-RC is now called MissionSquare Retirement."),
      formerName(
        "ICMA Retirement Corporation",
        "ICMA Retirement Corporation is now called MissionSquare Retirement.",
      ),
    ],
    website: "https://www.missionsq.org",
    supportedAccountTypes: [
      "roth_ira",
      "traditional_ira",
      "governmental_457b",
      "qualified_plan",
      "403b",
      "designated_roth",
    ],
  },
  {
    slug: "guidestone",
    name: "GuideStone",
    aliases: ["GuideStone Financial Resources"],
    website: "https://www.guidestone.org",
    supportedAccountTypes: ["roth_ira", "traditional_ira", "qualified_plan", "403b", "designated_roth"],
  },
  {
    slug: "guideline",
    name: "Guideline",
    website: "https://www.guideline.com",
    supportedAccountTypes: ["roth_ira", "traditional_ira", "sep_ira", ...CORPORATE_PLANS],
  },
  {
    slug: "human-interest",
    name: "Human Interest",
    website: "https://humaninterest.com",
    supportedAccountTypes: [...CORPORATE_PLANS, "403b"],
  },
  {
    slug: "forusall",
    name: "ForUsAll",
    website: "https://www.forusall.com",
    supportedAccountTypes: CORPORATE_PLANS,
  },
  {
    slug: "slavic401k",
    name: "Slavic401k",
    aliases: ["Slavic 401(k)"],
    website: "https://www.slavic401k.com",
    supportedAccountTypes: CORPORATE_PLANS,
  },
  {
    slug: "vestwell",
    name: "Vestwell",
    website: "https://www.vestwell.com",
    supportedAccountTypes: [...CORPORATE_PLANS, "403b"],
  },
]);
