import {
  NIGO_CODES,
  NIGO_REASONS,
  type NigoCode,
  type NigoFixer,
  type NigoStep,
} from "@svc/rollover-rules/nigo/nigo-codes";
import type { NigoReporter } from "@svc/rollover-rules/nigo/reported-nigo";
import { enumField, openEnumField } from "@svc/service-kit/fields";

export const nigoCodeField = openEnumField(
  "NigoCode",
  "Reason why a request is not in good order (NIGO).",
  Object.fromEntries(NIGO_CODES.map((code) => [code, NIGO_REASONS[code].meaning])) as Record<
    NigoCode,
    string
  >,
);

export const nigoReporterField = enumField(
  "NigoReporter",
  "The party that found the request not in good order.",
  {
    source_custodian: "The source custodian.",
    destination_custodian: "The destination custodian.",
    operations: "The institution that runs this service, in its own review.",
  } satisfies Record<NigoReporter, string>,
);

export const nigoFixerField = openEnumField("NigoFixer", "The party that must fix the deficiency.", {
  participant: "The participant.",
  integrator: "The integrator.",
  operations: "The institution that runs this service.",
  source_custodian: "The source custodian or the plan.",
  destination_custodian: "The destination custodian.",
} satisfies Record<NigoFixer, string>);

export const nigoStepField = openEnumField("NigoStep", "Kind of step that fixes the deficiency.", {
  provide_document: "Provide a document.",
  correct_rollover: "Correct the rollover, or cancel it and create a new one.",
  correct_account: "Correct the participant's account.",
  contact_custodian: "Resolve the deficiency with the custodian.",
  cancel: "Cancel the request.",
} satisfies Record<NigoStep, string>);

const NIGO_RESOLUTIONS = ["corrected", "waived", "withdrawn"] as const;
export type NigoResolution = (typeof NIGO_RESOLUTIONS)[number];

export const nigoResolutionField = enumField("NigoResolution", "How an item was resolved.", {
  corrected: "The deficiency was corrected.",
  waived: "The custodian no longer requires a correction.",
  withdrawn: "The item was recorded by mistake. Statistics do not count it.",
} satisfies Record<NigoResolution, string>);

export const nigoStatusField = enumField("NigoStatus", "Whether an item is open.", {
  open: "The deficiency must be fixed.",
  resolved: "The item is resolved.",
});
