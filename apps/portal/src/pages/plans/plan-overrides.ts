import { LinesField } from "../../forms/lines-field.tsx";
import { RecordkeeperField } from "../../forms/picker-fields.tsx";

export const PLAN_FIELD_OVERRIDES = { recordkeeperId: RecordkeeperField, "contact/address": LinesField };
