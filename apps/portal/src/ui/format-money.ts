/** An amount as the API has it: a decimal as a string, `"1200.50"`. Never a float. */
export function formatMoney(amount: string, currency = "USD"): string {
  // NumberFormat takes decimal strings as they are, without a float between.
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount as `${number}`);
}
