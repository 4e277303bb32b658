import { randomBytes } from "node:crypto";
import { access, constants, statfs } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { createClamdScanner } from "../../../rollovers/documents/document-scanner.ts";
import { MAX_FILE_BYTES } from "../../../rollovers/documents/receive-file.ts";
import { openStorage } from "../../../rollovers/documents/storage/open-storage.ts";
import { type Check, fail, ok, skipped, type Verdict, warn, warnInLive } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { describeError } from "../errors.ts";

const LOW_FREE_BYTES = 1_024 ** 3;
const MIN_FREE_BYTES = 100 * 1_024 ** 2;
const LOW_FREE_SHARE = 0.1;
const SMTP_TIMEOUT_MS = 8_000;

export const storageChecks: readonly Check[] = [
  { name: "documents.storage", run: checkStorage },
  { name: "documents.space", run: checkDiskSpace },
  { name: "documents.scanner", run: checkScanner },
  { name: "mail.server", run: checkMailServer },
];

async function checkStorage({ config }: DoctorContext): Promise<Verdict> {
  const { DOCUMENTS_URL: address, DATA_DIR: folder = ".data" } = config;
  const location = address ? `the bucket ${address.bucket}` : `the folder ${join(folder, "documents")}`;
  // Does not create the folder, because the user that runs the service must own it.
  const isAvailable = address !== undefined || (await canReadAndWrite(join(folder, "documents")));
  if (!isAvailable && !(await exists(join(folder, "documents"))))
    return (await canReadAndWrite(folder))
      ? ok(`${location} is created with the first file`)
      : fail(
          `DATA_DIR (${folder}) does not exist or is not writable`,
          "create it, writable by the user that runs the service",
        );
  const { files, close } = openStorage(address, folder);
  const name = `doctor_${randomBytes(8).toString("hex")}`;
  const content = randomBytes(64);
  try {
    await files.put(name, singleChunk(content));
    const parts: Buffer[] = [];
    for await (const part of await files.read(name)) parts.push(part);
    await files.remove(name);
    return Buffer.concat(parts).equals(content)
      ? ok(`wrote, read and removed a file in ${location}`)
      : fail(
          `${location} returned different content than was written`,
          "check the proxy or cache in front of it",
        );
  } catch (error) {
    await files.remove(name).catch(() => {});
    return fail(
      `${location}: ${describeError(error)}`,
      "see docs/operators/documents.md for the requirements",
    );
  } finally {
    close();
  }
}

async function* singleChunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

const canReadAndWrite = (path: string) =>
  access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function checkDiskSpace({ config }: DoctorContext): Promise<Verdict> {
  const { DATA_DIR: folder = ".data" } = config;
  const disk = await statfs(folder).catch(() => null);
  if (disk === null) return skipped("skipped: DATA_DIR does not exist");
  return checkFreeSpace(disk.bavail * disk.bsize, disk.blocks * disk.bsize);
}

export function checkFreeSpace(freeBytes: number, diskBytes: number): Verdict {
  const share = diskBytes === 0 ? 1 : freeBytes / diskBytes;
  const found = `${Math.round(freeBytes / 1_024 ** 2)} MB (${Math.round(share * 100)}%) free on the disk of DATA_DIR`;
  if (freeBytes < MIN_FREE_BYTES) return fail(found, "free up space: uploads are about to fail");
  return freeBytes < LOW_FREE_BYTES || share < LOW_FREE_SHARE ? warn(found, "free up space") : ok(found);
}

async function checkScanner(ctx: DoctorContext): Promise<Verdict> {
  const { DOCUMENT_SCANNER_URL: address } = ctx.config;
  if (address === undefined)
    return warnInLive(ctx, "uploads are not scanned for malware", "set DOCUMENT_SCANNER_URL");
  try {
    // A file of the maximum size also tests clamd's limit.
    const signature = await createClamdScanner(address).scan(Buffer.alloc(MAX_FILE_BYTES));
    return signature === null
      ? ok("scanned a 10 MB file for malware")
      : fail(`the scanner found ${signature} in a file of zeros`, "check the scanner's signatures");
  } catch (error) {
    return fail(
      `the malware scanner: ${describeError(error)}`,
      "see docs/operators/documents.md for the requirements",
    );
  }
}

async function checkMailServer(ctx: DoctorContext): Promise<Verdict> {
  const { SMTP_URL: url } = ctx.config;
  if (url === undefined)
    return ctx.config.PORTAL_URL === undefined
      ? skipped("email is off: SMTP_URL is not set")
      : warnInLive(
          ctx,
          "SMTP_URL is not set: invitation and alert emails are not sent",
          "set SMTP_URL and MAIL_FROM",
        );
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.verify();
    return ok(`logged in to the mail server at ${new URL(url).host}`);
  } catch (error) {
    return fail(
      `the mail server: ${describeError(error)}`,
      "check that SMTP_URL, its user and password are correct",
    );
  } finally {
    transport.close();
  }
}
