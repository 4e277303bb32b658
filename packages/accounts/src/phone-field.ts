import { isPossiblePhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";

const FORM = "must be a phone number in E.164, such as +14155550123";
const MAX_LENGTH = 40;

/** Not checked for being assigned: numbering plans change faster than libraries. */
export const phoneField = z
  .string(FORM)
  .trim()
  .max(MAX_LENGTH, FORM)
  .transform((text, context) => {
    // Do not extract a number from a longer text.
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
    description: "Includes the country code. Stored in E.164 format, such as +14155550123.",
  });
