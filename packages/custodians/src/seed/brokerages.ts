import { ACCOUNT_TYPES, type CustodianSeed } from "../custodian.ts";
import { acquired, alsoKnownAs, formerName } from "./alias-facts.ts";
import { CORPORATE_PLANS, IRAS, seedCategory } from "./category-defaults.ts";

const IRAS_AND_CORPORATE_PLANS = [...IRAS, ...CORPORATE_PLANS];

/** Includes fund houses and advisers that participants regard as brokerages. */
export const BROKERAGES: readonly CustodianSeed[] = seedCategory("brokerage", [
  {
    slug: "fidelity",
    popularRank: 1,
    name: "Fidelity",
    aliases: [
      "Fidelity Investments",
      alsoKnownAs("NetBenefits", "NetBenefits is Fidelity's website for workplace plans."),
      "Fidelity Brokerage Services",
      alsoKnownAs("National Financial Services", "National Financial Services is Fidelity's clearing firm."),
    ],
    website: "https://www.fidelity.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "vanguard",
    popularRank: 2,
    name: "Vanguard",
    aliases: ["The Vanguard Group", "Vanguard Brokerage"],
    website: "https://www.vanguard.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "charles-schwab",
    popularRank: 3,
    name: "Charles Schwab",
    aliases: [
      "Schwab",
      acquired("TD Ameritrade", "TD Ameritrade's accounts are now at Charles Schwab."),
      acquired("Ameritrade", "Ameritrade became TD Ameritrade, whose accounts are now at Charles Schwab."),
      acquired("Scottrade", "Scottrade became TD Ameritrade, whose accounts are now at Charles Schwab."),
      "Schwab Retirement Plan Services",
    ],
    website: "https://www.schwab.com",
    supportedAccountTypes: ACCOUNT_TYPES,
  },
  {
    slug: "morgan-stanley",
    popularRank: 10,
    name: "Morgan Stanley",
    aliases: [
      acquired("E*TRADE", "E*TRADE is now part of Morgan Stanley."),
      "E*TRADE from Morgan Stanley",
      formerName(
        "Morgan Stanley Smith Barney",
        "Morgan Stanley Smith Barney is now called Morgan Stanley Wealth Management.",
      ),
      acquired("Smith Barney", "Smith Barney's accounts are now at Morgan Stanley."),
      acquired("Dean Witter", "Dean Witter became part of Morgan Stanley."),
    ],
    website: "https://www.morganstanley.com",
    supportedAccountTypes: IRAS_AND_CORPORATE_PLANS,
  },
  {
    slug: "merrill",
    popularRank: 9,
    name: "Merrill",
    aliases: [
      "Merrill Lynch",
      "Merrill Edge",
      alsoKnownAs("Bank of America", "Merrill is Bank of America's investment business."),
      "Bank of America Merrill Lynch",
    ],
    website: "https://www.ml.com",
    supportedAccountTypes: IRAS_AND_CORPORATE_PLANS,
  },
  {
    slug: "jp-morgan-wealth-management",
    name: "J.P. Morgan Wealth Management",
    aliases: [
      "JPMorgan Chase",
      alsoKnownAs("Chase", "Chase's investment accounts are at J.P. Morgan Wealth Management."),
      formerName("You Invest", "You Invest is now called J.P. Morgan Self-Directed Investing."),
      "J.P. Morgan Self-Directed Investing",
    ],
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
    aliases: [
      formerName(
        "American Express Financial Advisors",
        "American Express Financial Advisors is now called Ameriprise Financial.",
      ),
    ],
    website: "https://www.ameriprise.com",
  },
  {
    slug: "lpl-financial",
    name: "LPL Financial",
    aliases: [
      "LPL",
      formerName("Linsco/Private Ledger", "Linsco/Private Ledger is now called LPL Financial."),
    ],
    website: "https://www.lpl.com",
  },
  { slug: "raymond-james", name: "Raymond James", website: "https://www.raymondjames.com" },
  {
    slug: "pershing",
    name: "Pershing",
    aliases: [
      "BNY Pershing",
      formerName("BNY Mellon Pershing", "BNY Mellon Pershing is now called BNY Pershing."),
    ],
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
    aliases: ["Ally Invest", "Ally Bank", acquired("TradeKing", "TradeKing is now called Ally Invest.")],
    website: "https://www.ally.com",
    supportedAccountTypes: ["roth_ira", "traditional_ira", "sep_ira"],
  },
  {
    slug: "ubs",
    name: "UBS",
    aliases: ["UBS Financial Services", acquired("PaineWebber", "PaineWebber became part of UBS.")],
    website: "https://www.ubs.com",
  },
  {
    slug: "wells-fargo-advisors",
    name: "Wells Fargo Advisors",
    aliases: [
      "WellsTrade",
      formerName("Wachovia Securities", "Wachovia Securities is now called Wells Fargo Advisors."),
      acquired("A.G. Edwards", "A.G. Edwards became part of Wachovia Securities, now Wells Fargo Advisors."),
    ],
    website: "https://www.wellsfargoadvisors.com",
  },
  {
    slug: "american-funds",
    name: "American Funds",
    aliases: [
      alsoKnownAs("Capital Group", "American Funds are the mutual funds of Capital Group."),
      "Capital Group American Funds",
    ],
    website: "https://www.capitalgroup.com",
    supportedAccountTypes: [...IRAS, "qualified_plan", "403b", "designated_roth"],
  },
  {
    slug: "franklin-templeton",
    name: "Franklin Templeton",
    aliases: [
      "Franklin Resources",
      "Templeton",
      acquired("Legg Mason", "Legg Mason is now part of Franklin Templeton."),
      acquired("Putnam Investments", "Putnam Investments is now part of Franklin Templeton."),
    ],
    website: "https://www.franklintempleton.com",
  },
  {
    slug: "invesco",
    name: "Invesco",
    aliases: [acquired("OppenheimerFunds", "OppenheimerFunds is now part of Invesco.")],
    website: "https://www.invesco.com",
  },
  {
    slug: "fisher-investments",
    name: "Fisher Investments",
    website: "https://www.fisherinvestments.com",
  },
]);
