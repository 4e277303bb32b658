import { validationFailed } from "@svc/service-kit";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

/** Of zxcvbn's scale from 0 to 4: at least a hundred million guesses. */
const MIN_SCORE = 3;

let estimator: ZxcvbnFactory | null = null;

/** Made when it is first asked for: its lists of the commonest passwords take a tenth of a second to read. */
function estimate(password: string, about: readonly string[]): number {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_PASSWORD_LENGTH });
  return estimator.check(password, [...about]).score;
}

/**
 * What is wrong with a new password, in a sentence; null where nothing is.
 *
 * @param about what everybody knows of the person: the parts of the mail address, the name
 */
export function findPasswordFault(password: string, about: readonly string[] = []): string | null {
  if ([...password].length < MIN_PASSWORD_LENGTH) return `Use ${MIN_PASSWORD_LENGTH} characters or more.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Use ${MAX_PASSWORD_LENGTH} characters or fewer.`;
  if (estimate(password, about) < MIN_SCORE) return "Too easy to guess. Use a few unrelated words.";
  return null;
}

/** @throws Problem `validation_failed`, naming the field */
export function requireFitPassword(field: string, password: string, about: readonly string[] = []): void {
  const detail = findPasswordFault(password, about);
  if (detail !== null) throw validationFailed([{ pointer: `#/${field}`, detail }]);
}
