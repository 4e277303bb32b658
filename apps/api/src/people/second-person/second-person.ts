import { enumField } from "@svc/service-kit/fields";
import { z } from "zod";
import { SECOND_PERSON_ACTIONS, type SecondPersonAction } from "./approval.ts";

export const SECOND_PERSON_MEANINGS: Readonly<Record<SecondPersonAction, string>> = {
  approve: "Approving a rollover after its review.",
  send_to_custodian: "Sending a rollover to its source custodian.",
  resolve_mismatch: "Accepting an amount that differs from the expected one.",
  complete: "Completing a rollover.",
  reveal: "Viewing full account numbers: instructions, certifications and document files.",
  create_live_key: "Creating an API key in live, rotating one in the portal, or extending one.",
};

const secondPersonField = enumField(
  "SecondPersonAction",
  "An action that can require a second person.",
  SECOND_PERSON_MEANINGS,
  { isOpen: true },
);

/** Removes duplicates and sorts. */
export const secondPersonListField = z
  .array(secondPersonField)
  .max(SECOND_PERSON_ACTIONS.length)
  .overwrite((actions) => SECOND_PERSON_ACTIONS.filter((action) => actions.includes(action)));
