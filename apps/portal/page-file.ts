/** Writes the environment into `index.html`, from which the portal reads it. */
export function setEnvironment(html: string, environment: "test" | "live"): string {
  return html.replace('data-environment="test"', `data-environment="${environment}"`);
}
