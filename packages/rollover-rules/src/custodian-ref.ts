import { idField } from "@svc/service-kit/fields";
import { z } from "zod";

const MAX_SLUG_LENGTH = 80;

/** Refine the object with `allowOne`, and with `requireEither` if a custodian is required. */
export const custodianRefFields = {
  custodianId: idField("cus").optional().describe("The custodian's ID. Send this or `custodianSlug`."),
  custodianSlug: z
    .string("must be a slug such as fidelity")
    .max(MAX_SLUG_LENGTH, `must be at most ${MAX_SLUG_LENGTH} characters`)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lowercase words and numbers, joined by hyphens")
    .optional()
    .describe("The custodian's slug, such as `fidelity`. Send this or `custodianId`."),
};

export interface CustodianRef {
  custodianId?: string | undefined;
  custodianSlug?: string | undefined;
}

type RefineArguments = [
  (value: object) => boolean,
  { path: string[]; error: string; when(payload: { value: unknown }): boolean },
];

/**
 * Returns `refine` arguments that reject objects with both fields.
 *
 * @example z.strictObject({ … }).refine(...allowOne("accountId", "account"))
 */
export function allowOne(first: string, second: string): RefineArguments {
  return [
    (value: object) => !(has(value, first) && has(value, second)),
    { path: [second], error: `must be omitted when \`${first}\` is present`, when: isObject },
  ];
}

/** Returns `refine` arguments that reject objects with neither field. */
export function requireEither(first: string, second: string): RefineArguments {
  return [
    (value: object) => has(value, first) || has(value, second),
    { path: [first], error: `is required unless \`${second}\` is present`, when: isObject },
  ];
}

const has = (value: object, name: string) => (value as Record<string, unknown>)[name] !== undefined;

/** Used as `when`: the check runs even if other fields have issues, so that the response lists all issues. */
const isObject = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
