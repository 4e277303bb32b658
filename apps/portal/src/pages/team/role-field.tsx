import { useMe } from "../../api/session.ts";
import { Radio, RadioGroup } from "../../ui/index.ts";
import { canManageRole, ROLE_OPTIONS } from "./roles.ts";
import { strings } from "./strings.ts";

export function RoleField({ value, onChange }: { value: string; onChange: (role: string) => void }) {
  const { role: ownRole } = useMe();
  return (
    <RadioGroup label={strings.role} value={value} onChange={onChange}>
      {ROLE_OPTIONS.filter(({ id }) => canManageRole(ownRole, id)).map(({ id, label, hint }) => (
        <Radio key={id} value={id} hint={hint}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
