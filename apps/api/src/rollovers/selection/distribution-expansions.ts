import { accountExpansion } from "../../accounts-and-consents/accounts/account-expansion.ts";
import { defineExpansions } from "../../context/selection.ts";
import { distributionSidesExpansion } from "./sides-expansion.ts";

export const distributionExpansions = defineExpansions({
  account: accountExpansion,
  custodians: distributionSidesExpansion,
});
