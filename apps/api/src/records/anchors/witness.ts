import { hashLeaf } from "../../rollovers/timeline/merkle.ts";
import { findSignature, type NoteVerifier, parseNote, parseVerifier } from "./signed-note.ts";
import { proveConsistency } from "./tile-log.ts";

// The client of https://c2sp.org/tlog-witness.

export interface Witness {
  url: string;
  verifier: NoteVerifier;
}

const TIMEOUT_MS = 10_000;
const CONFLICT = 409;
const MAX_RESPONSE_CHARACTERS = 16_384;

/** Parses `<verifier key> <URL>[,<verifier key> <URL>…]`. @throws Error */
export function parseWitnesses(text: string): Witness[] {
  return text.split(",").map((entry) => {
    const [key = "", url = "", ...extraParts] = entry.trim().split(/\s+/);
    if (extraParts.length > 0 || !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ""))
      throw new Error("must be <verifier key> <URL> of each witness, separated by commas");
    return { verifier: parseVerifier(key), url: url.replace(/\/$/, "") };
  });
}

/**
 * @returns the cosignature's line, or null if the note already has it
 * @throws Error if the witness does not sign the checkpoint
 */
export async function requestCosignature(
  witness: Witness,
  { checkpoint, entries }: { checkpoint: string; entries: readonly string[] },
): Promise<string | null> {
  const note = parseNote(checkpoint);
  if (note && findSignature(note, witness.verifier)) return null;
  const leaves = entries.map(hashLeaf);
  let response = await sendCheckpoint(witness, { checkpoint, leaves, oldSize: entries.length });
  if (response.status === CONFLICT) {
    const oldSize = Number(response.text.trim());
    if (!Number.isInteger(oldSize) || oldSize < 0 || oldSize > entries.length)
      throw new Error(
        `the witness has signed a log of ${response.text.trim()} entries, but this log has ${entries.length}`,
      );
    response = await sendCheckpoint(witness, { checkpoint, leaves, oldSize });
  }
  if (response.status !== 200) throw new Error(`the witness responded with status ${response.status}`);
  const cosigned = parseNote(`${checkpoint}${response.text}`);
  const signature = cosigned && findSignature(cosigned, witness.verifier);
  if (!signature) throw new Error("the witness returned no valid cosignature");
  return signature.line;
}

async function sendCheckpoint(
  { url }: Witness,
  { checkpoint, leaves, oldSize }: { checkpoint: string; leaves: readonly Buffer[]; oldSize: number },
): Promise<{ status: number; text: string }> {
  const proof = proveConsistency(leaves, oldSize).map((hash) => `${hash.toString("base64")}\n`);
  const response = await fetch(`${url}/add-checkpoint`, {
    method: "POST",
    body: `old ${oldSize}\n${proof.join("")}\n${checkpoint}`,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, text: (await response.text()).slice(0, MAX_RESPONSE_CHARACTERS) };
}
