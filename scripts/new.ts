import { ScaffoldError } from "./new/draft.ts";
import { draftNew, formatReport } from "./new/draft-new.ts";
import { formatDraft } from "./new/format.ts";
import { formatUsage, readRequest } from "./new/usage.ts";
import { ROOT } from "./stack/settings.ts";

// npm run new -- <kind> <name>: writes a skeleton with tests.

try {
  const request = readRequest(process.argv.slice(2), process.env);
  if (request === null) console.log(formatUsage());
  else {
    const drafted = draftNew(ROOT, request);
    await formatDraft(ROOT, drafted.draft);
    drafted.draft.write();
    console.log(formatReport(drafted, request.kind));
  }
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
