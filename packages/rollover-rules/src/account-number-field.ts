import { containsSsn } from "@svc/service-kit/fields";
import { z } from "zod";

export const accountNumberField = z
  .string("must be text")
  .trim()
  .regex(/^[0-9A-Za-z][0-9A-Za-z -]{3,33}$/, "must be 4 to 34 letters, digits, spaces and hyphens")
  .refine((number) => number.replace(/[ -]/g, "").length >= 4, "must contain at least 4 letters and digits")
  .refine((number) => !containsSsn(number), "must not be a Social Security number");
