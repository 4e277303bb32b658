import { setImmediate as yieldToOtherRequests } from "node:timers/promises";
import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { UnknownFileKindError } from "./file-kind.ts";
import { listDictionaries, unescapeName } from "./pdf-dictionaries.ts";

// Searches for action names (ISO 32000-1, 12.6.4) in every object that a PDF reader might follow, without parsing the file.
// Rejects object streams that it cannot read.

const FORBIDDEN_NAMES: Readonly<Record<string, string>> = {
  JavaScript: "JavaScript",
  Rendition: "an action that plays media or runs JavaScript",
  Launch: "an action that starts a program",
  GoToE: "an action that opens an embedded file",
  EmbeddedFile: "an embedded file",
  EmbeddedFiles: "embedded files",
  FileAttachment: "an attached file",
  RichMedia: "embedded media",
  XFA: "an XFA form, which can run JavaScript",
};

const OBJECT_STREAM_NAMES = new Set([
  "Type",
  "ObjStm",
  "N",
  "First",
  "Length",
  "DL",
  "Extends",
  "Filter",
  "FlateDecode",
]);

const MAX_INFLATED_STREAM_BYTES = 8 * 1024 * 1024;
/** Total for all object streams of a file. */
const MAX_INFLATED_TOTAL_BYTES = 64 * 1024 * 1024;
const REMEDY = "print it to a new PDF and upload that file";

const inflateBuffer = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** @throws UnknownFileKindError for JavaScript, program launches, embedded files, or unreadable objects */
export async function requirePassivePdf(bytes: Buffer): Promise<void> {
  const { isEncrypted } = await scanNames(bytes);
  const text = bytes.toString("latin1");
  let remainingBytes = MAX_INFLATED_TOTAL_BYTES;
  for (const { names, streamStart } of listDictionaries(text)) {
    if (streamStart === null || !isObjectStream(names)) continue;
    // Encryption hides names in object streams only.
    if (isEncrypted) throw createRefusal("is encrypted");
    const isReadable =
      new Set(names).size === names.length && names.every((name) => OBJECT_STREAM_NAMES.has(name));
    if (!isReadable || names.includes("Filter") !== names.includes("FlateDecode"))
      throw createRefusal("has compressed objects that cannot be read");
    // The first scan covered uncompressed objects.
    if (!names.includes("Filter")) continue;
    const objects = await inflateObjects(
      bytes.subarray(streamStart),
      Math.min(remainingBytes, MAX_INFLATED_STREAM_BYTES),
    );
    remainingBytes -= objects.length;
    await scanNames(objects);
  }
}

/** Some PDF readers accept object streams without `/Type`. */
function isObjectStream(names: readonly string[]): boolean {
  return names.includes("ObjStm") || (names.includes("N") && names.includes("First"));
}

async function inflateObjects(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  if (maxBytes <= 0) throw createRefusal("is too large when decompressed");
  try {
    return await inflateBuffer(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw createRefusal(
      code === "ERR_BUFFER_TOO_LARGE"
        ? "is too large when decompressed"
        : "has compressed objects that cannot be read",
    );
  }
}

const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]{1,127})/g;
const SLICE_BYTES = 256 * 1024;
/** The longest name with its slash. Each slice reads this much further, so that no name is split. */
const OVERLAP_BYTES = 128;

async function scanNames(bytes: Buffer): Promise<{ isEncrypted: boolean }> {
  let isEncrypted = false;
  for (let offset = 0; offset < bytes.length; offset += SLICE_BYTES) {
    const text = bytes.toString("latin1", offset, offset + SLICE_BYTES + OVERLAP_BYTES);
    for (const { index, 1: escapedName = "" } of text.matchAll(NAME)) {
      if (index >= SLICE_BYTES) break;
      const name = unescapeName(escapedName);
      if (Object.hasOwn(FORBIDDEN_NAMES, name)) throw createRefusal(`contains ${FORBIDDEN_NAMES[name]}`);
      isEncrypted ||= name === "Encrypt";
    }
    await yieldToOtherRequests();
  }
  return { isEncrypted };
}

function createRefusal(reason: string): UnknownFileKindError {
  return new UnknownFileKindError(`${reason}: ${REMEDY}`);
}
