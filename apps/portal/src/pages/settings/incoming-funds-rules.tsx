import { NumberField } from "../../ui/index.ts";
import type { FundsRules } from "./patch.ts";
import { strings } from "./strings.ts";

const [MIN_SCORE, MAX_SCORE] = [50, 100];
const MAX_DAYS = 365;

export function IncomingFundsRules({
  rules,
  isReadOnly,
  isAutoApplyReadOnly,
  onChange,
}: {
  rules: FundsRules;
  isReadOnly: boolean;
  isAutoApplyReadOnly: boolean;
  onChange: (rules: FundsRules) => void;
}) {
  const toValue = (value: number | null | undefined) => value ?? Number.NaN;
  const toRule = (value: number) => (Number.isNaN(value) ? null : value);
  return (
    <section className="stack settings-organization">
      <h2>{strings.incomingFunds}</h2>
      <NumberField
        label={strings.autoApply}
        hint={strings.autoApplyHint}
        minValue={MIN_SCORE}
        maxValue={MAX_SCORE}
        step={1}
        isReadOnly={isAutoApplyReadOnly}
        value={toValue(rules.autoApplyThreshold)}
        onChange={(value) => onChange({ ...rules, autoApplyThreshold: toRule(value) })}
      />
      <NumberField
        label={strings.suspenseDays}
        hint={strings.suspenseDaysHint}
        minValue={1}
        maxValue={MAX_DAYS}
        step={1}
        isReadOnly={isReadOnly}
        value={toValue(rules.suspenseDays)}
        onChange={(value) => onChange({ ...rules, suspenseDays: toRule(value) })}
      />
    </section>
  );
}
