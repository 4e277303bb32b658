import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { checkDescriptions } from "../scripts/descriptions/check-descriptions.ts";
import { findDescriptionIssues } from "../scripts/descriptions/find-description-issues.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

// biome-ignore lint/suspicious/noExplicitAny: the tests change any field.
type Any = any;

describe("Descriptions in OpenAPI documents", () => {
  it("have no issues", () => expect(checkDescriptions(ROOT)).toEqual([]));

  const committed = JSON.parse(readFileSync(join(ROOT, "apps/api/openapi.core.json"), "utf8"));
  const findIssuesAfter = (change: (document: Any) => void) => {
    const document = structuredClone(committed);
    change(document);
    return findDescriptionIssues(document);
  };

  it.each<[string, (document: Any) => void, string[]]>([
    [
      "an operation that describes only its credentials",
      (d) => (d.paths["/v1/rollovers/{id}"].get.description = "Requires an `ak_` key, with any scope."),
      ["GET /v1/rollovers/{id} has no description"],
    ],
    [
      "an operation whose description repeats its summary",
      (d) => (d.paths["/v1/rollovers/{id}"].get.description = "Retrieve the rollover."),
      ['GET /v1/rollovers/{id} repeats the name: "Retrieve the rollover."'],
    ],
    [
      "a parameter without a description",
      (d) => delete d.components.parameters.Cursor.description,
      ["/v1/accounts", "/v1/custodians", "/v1/events", "/v1/rollovers"]
        .filter((path) => committed.paths[path]?.get)
        .map((path) => `GET ${path} parameter cursor has no description`),
    ],
    [
      "a field without a description",
      (d) => delete d.components.schemas.Account.properties.email.description,
      ["Account.email has no description"],
    ],
    [
      "a field whose description has two words",
      (d) => (d.components.schemas.Account.properties.email.description = "Email address."),
      ['Account.email has fewer than three words: "Email address."'],
    ],
    [
      "a field whose description repeats its name",
      (d) => (d.components.schemas.Account.properties.firstName.description = "The first name of the."),
      ['Account.firstName repeats the name: "The first name of the."'],
    ],
    [
      "an enum value without a description",
      (d) => delete d.components.schemas.RolloverState["x-enumDescriptions"].draft,
      ["RolloverState has no description of the value draft"],
    ],
    [
      "a schema without an example",
      (d) => delete d.components.schemas.Account.examples,
      ["Account has no example"],
    ],
    [
      "a response without an example",
      (d) => delete d.paths["/v1/rollovers/{id}"].get.responses[200].content["application/json"].example,
      ["GET /v1/rollovers/{id} has no example of the response 200"],
    ],
  ])("rejects %s", (_name, change, expected) => expect(findIssuesAfter(change)).toEqual(expected));
});
