/** The page, saying which environment it is of. */
export function inEnvironment(html: string, environment: "test" | "live"): string {
  return html.replace('data-environment="test"', `data-environment="${environment}"`);
}
