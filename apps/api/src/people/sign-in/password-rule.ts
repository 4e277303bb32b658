import { createLazy } from "@svc/service-kit";
import { validationFailed } from "@svc/service-kit/endpoints";

/** In code points, like the maximum. */
export const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 128;
/** better-auth counts UTF-16 code units. A code point has up to two. */
export const MAX_PASSWORD_UNITS = 2 * MAX_PASSWORD_LENGTH;

/** zxcvbn's scale is 0 to 4. At 3, an attacker needs at least 10^8 guesses. */
const MIN_SCORE = 3;

/** Loaded lazily: the dictionaries take 100 ms and several MB. */
const loadEstimator = createLazy(async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs, maxLength: MAX_PASSWORD_UNITS });
});

async function findPasswordIssue(password: string, userWords: readonly string[]): Promise<string | null> {
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return `Use ${MIN_PASSWORD_LENGTH} characters or more.`;
  if (length > MAX_PASSWORD_LENGTH) return `Use ${MAX_PASSWORD_LENGTH} characters or fewer.`;
  const { score } = (await loadEstimator()).check(password, [...userWords]);
  return score < MIN_SCORE ? "Too easy to guess. Use a few unrelated words." : null;
}

/** @param userWords such as parts of the email address */
export async function requireStrongPassword(
  field: string,
  password: string,
  userWords: readonly string[] = [],
): Promise<void> {
  const detail = await findPasswordIssue(password, userWords);
  if (detail !== null) throw validationFailed([{ pointer: `#/${field}`, detail }]);
}
