import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findDescriptionIssues } from "./find-description-issues.ts";

/** Public documents. `openapi.core.json` needs no check, because it is a part of the first. */
const DESCRIBED_DOCUMENTS = ["apps/api/openapi.json", "apps/widget-auth/openapi.json"];

/** @returns one line per issue, starting with the path of the document */
export function checkDescriptions(root: string): string[] {
  return DESCRIBED_DOCUMENTS.flatMap((path) =>
    findDescriptionIssues(JSON.parse(readFileSync(join(root, path), "utf8"))).map(
      (issue) => `${path}: ${issue}`,
    ),
  );
}
