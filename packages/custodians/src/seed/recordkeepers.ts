import { ACCOUNT_TYPES, type CustodianSeed } from "../custodian.ts";
import { CORPORATE_PLANS, seedCategory } from "./category-defaults.ts";

/** Recordkeepers of employer plans, with the names of the businesses that they took over. */
export const RECORDKEEPERS: readonly CustodianSeed[] = seedCategory("recordkeeper", [
  {
    slug: "empower",
    name: "Empower",
    aliases: [
      "Empower Retirement",
      "Prudential Retirement",
      "MassMutual Retirement",
      "Great-West",
      "Great-West Financial",
      "JPMorgan Retirement Link",
      "Personal Capital",
    ],
    website: "https://www.empower.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "principal",
    name: "Principal",
    aliases: ["Principal Financial Group", "Wells Fargo Institutional Retirement & Trust"],
    website: "https://www.principal.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "voya",
    name: "Voya Financial",
    // Voya took over OneAmerica's retirement plans in 2025; the insurer OneAmerica lives on without them.
    aliases: ["Voya", "ING", "ING U.S.", "OneAmerica", "OneAmerica Retirement Services"],
    website: "https://www.voya.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "tiaa",
    name: "TIAA",
    aliases: ["TIAA-CREF", "Teachers Insurance and Annuity Association"],
    website: "https://www.tiaa.org",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "t-rowe-price",
    name: "T. Rowe Price",
    website: "https://www.troweprice.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "alight",
    name: "Alight",
    aliases: ["Alight Solutions", "Aon Hewitt", "Hewitt Associates"],
    website: "https://www.alight.com",
  },
  {
    slug: "ascensus",
    name: "Ascensus",
    aliases: ["Newport", "Newport Group"],
    website: "https://www.ascensus.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "missionsquare",
    name: "MissionSquare Retirement",
    aliases: ["ICMA-RC", "ICMA Retirement Corporation"],
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
