/** Formats a decimal string from the API, `"1200.50"`. */
export function formatMoney(amount: string, currency = "USD"): string {
  // NumberFormat accepts decimal strings without converting them to floats.
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount as `${number}`);
}
