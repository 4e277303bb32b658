import { enumField } from "@svc/service-kit";
import { z } from "zod";
import { SECOND_PERSON_ACTIONS, type SecondPersonAction } from "./approval.ts";

export const SECOND_PERSON_MEANINGS: Readonly<Record<SecondPersonAction, string>> = {
  approve: "Approving a rollover after its review.",
  send_to_custodian: "Sending a rollover to its source custodian.",
  resolve_mismatch: "Accepting that other money came than was expected.",
  complete: "Completing a rollover.",
  reveal: "Seeing whole account numbers: instructions, certifications, and the files of documents.",
  create_live_key: "Creating an API key in live, rotating one in the portal, or letting one do more.",
};

const secondPersonField = enumField(
  "SecondPersonAction",
  "What may need a second person.",
  SECOND_PERSON_MEANINGS,
  { isOpen: true },
);

/** Removes duplicates and sorts. */
export const secondPersonListField = z
  .array(secondPersonField)
  .max(SECOND_PERSON_ACTIONS.length)
  .overwrite((actions) => SECOND_PERSON_ACTIONS.filter((action) => actions.includes(action)));
