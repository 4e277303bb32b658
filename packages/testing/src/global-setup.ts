import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithThisProcess } from "@svc/local-servers";

declare global {
  var removeTestFolder: (() => void) | undefined;
}

/** Creates a folder for temporary files, which is removed even if the run is killed. */
export default function globalSetup(): void {
  const folder = mkdtempSync(join(tmpdir(), "svc-test-"));
  const cancelCleanup = endWithThisProcess({ folder });
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  globalThis.removeTestFolder = () => {
    rmSync(folder, { recursive: true, force: true });
    cancelCleanup();
  };
}
