import { ACCOUNT_TYPES, type CustodianSeed } from "../custodian.ts";
import { CORPORATE_PLANS, IRAS, seedCategory } from "./category-defaults.ts";

const IRAS_AND_CORPORATE_PLANS = [...IRAS, ...CORPORATE_PLANS];

/** Brokerages, the fund houses and advisers that participants know as one included. */
export const BROKERAGES: readonly CustodianSeed[] = seedCategory("brokerage", [
  {
    slug: "fidelity",
    name: "Fidelity",
    aliases: [
      "Fidelity Investments",
      "NetBenefits",
      "Fidelity Brokerage Services",
      "National Financial Services",
    ],
    website: "https://www.fidelity.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "vanguard",
    name: "Vanguard",
    aliases: ["The Vanguard Group", "Vanguard Brokerage"],
    website: "https://www.vanguard.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "charles-schwab",
    name: "Charles Schwab",
    aliases: ["Schwab", "TD Ameritrade", "Ameritrade", "Scottrade", "Schwab Retirement Plan Services"],
    website: "https://www.schwab.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "morgan-stanley",
    name: "Morgan Stanley",
    aliases: [
      "E*TRADE",
      "E*TRADE from Morgan Stanley",
      "Morgan Stanley Smith Barney",
      "Smith Barney",
      "Dean Witter",
    ],
    website: "https://www.morganstanley.com",
    supportedAccountTypes: IRAS_AND_CORPORATE_PLANS,
  },
  {
    slug: "merrill",
    name: "Merrill",
    aliases: ["Merrill Lynch", "Merrill Edge", "Bank of America", "Bank of America Merrill Lynch"],
    website: "https://www.ml.com",
    supportedAccountTypes: IRAS_AND_CORPORATE_PLANS,
  },
  {
    slug: "jp-morgan-wealth-management",
    name: "J.P. Morgan Wealth Management",
    aliases: ["JPMorgan Chase", "Chase", "You Invest", "J.P. Morgan Self-Directed Investing"],
    website: "https://www.jpmorgan.com",
  },
  {
    slug: "edward-jones",
    name: "Edward Jones",
    aliases: ["Edward D. Jones & Co."],
    website: "https://www.edwardjones.com",
  },
  {
    slug: "ameriprise",
    name: "Ameriprise Financial",
    aliases: ["American Express Financial Advisors"],
    website: "https://www.ameriprise.com",
  },
  {
    slug: "lpl-financial",
    name: "LPL Financial",
    aliases: ["LPL", "Linsco/Private Ledger"],
    website: "https://www.lpl.com",
  },
  { slug: "raymond-james", name: "Raymond James", website: "https://www.raymondjames.com" },
  {
    slug: "pershing",
    name: "Pershing",
    aliases: ["BNY Pershing", "BNY Mellon Pershing"],
    website: "https://www.pershing.com",
  },
  {
    slug: "apex-clearing",
    name: "Apex Clearing",
    aliases: ["Apex Fintech Solutions"],
    website: "https://apexfintechsolutions.com",
  },
  {
    slug: "interactive-brokers",
    name: "Interactive Brokers",
    aliases: ["IBKR"],
    website: "https://www.interactivebrokers.com",
  },
  {
    slug: "robinhood",
    name: "Robinhood",
    website: "https://robinhood.com",
    supportedAccountTypes: ["roth_ira", "traditional_ira"],
  },
  {
    slug: "sofi",
    name: "SoFi",
    aliases: ["SoFi Invest", "Social Finance"],
    website: "https://www.sofi.com",
    supportedAccountTypes: ["roth_ira", "traditional_ira", "sep_ira"],
  },
  {
    slug: "ally",
    name: "Ally",
    aliases: ["Ally Invest", "Ally Bank", "TradeKing"],
    website: "https://www.ally.com",
    supportedAccountTypes: ["roth_ira", "traditional_ira", "sep_ira"],
  },
  {
    slug: "ubs",
    name: "UBS",
    aliases: ["UBS Financial Services", "PaineWebber"],
    website: "https://www.ubs.com",
  },
  {
    slug: "wells-fargo-advisors",
    name: "Wells Fargo Advisors",
    aliases: ["WellsTrade", "Wachovia Securities", "A.G. Edwards"],
    website: "https://www.wellsfargoadvisors.com",
  },
  {
    slug: "american-funds",
    name: "American Funds",
    aliases: ["Capital Group", "Capital Group American Funds"],
    website: "https://www.capitalgroup.com",
    supportedAccountTypes: [...IRAS, "qualified_plan", "403b", "designated_roth"],
  },
  {
    slug: "franklin-templeton",
    name: "Franklin Templeton",
    aliases: ["Franklin Resources", "Templeton", "Legg Mason", "Putnam Investments"],
    website: "https://www.franklintempleton.com",
  },
  {
    slug: "invesco",
    name: "Invesco",
    aliases: ["OppenheimerFunds"],
    website: "https://www.invesco.com",
  },
  {
    slug: "fisher-investments",
    name: "Fisher Investments",
    website: "https://www.fisherinvestments.com",
  },
]);
