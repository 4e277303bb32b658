import openapiTS, { astToString } from "openapi-typescript";

/** Returns the types of an OpenAPI document, for the portal's generator too. */
export async function documentTypes(text: string): Promise<string> {
  return astToString(await openapiTS(text));
}
