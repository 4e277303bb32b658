import { isPossiblePhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";

const FORM = "must be a phone number in E.164, such as +14155550123";
const MAX_LENGTH = 40;

/**
 * A phone number with its country code, read by a library as people write it and kept as E.164. Whether anybody answers
 * there is not asked: numbers are handed out faster than libraries learn of them.
 */
export const phoneField = z
  .string(FORM)
  .trim()
  .max(MAX_LENGTH, FORM)
  .transform((text, context) => {
    // Not one that stands somewhere in a text: the rest would be lost.
    const phone = text.startsWith("+") ? parsePhoneNumberFromString(text, { extract: false }) : undefined;
    if (phone?.ext !== undefined) {
      context.addIssue({ code: "custom", message: `${FORM}; it cannot have an extension` });
      return z.NEVER;
    }
    if (!phone || !isPossiblePhoneNumber(phone.number)) {
      context.addIssue({ code: "custom", message: FORM });
      return z.NEVER;
    }
    return phone.number as string;
  })
  .meta({
    pattern: "^\\s*\\+.*\\S",
    description: "With its country code; kept as E.164, such as +14155550123.",
  });
