import { useMe } from "../api/session.ts";
import { ComboBox, type ComboBoxProps } from "../ui/combo-box.tsx";
import { useAssignees } from "./names.ts";
import { strings } from "./strings.ts";

type FieldProps = Partial<Pick<ComboBoxProps, "label" | "hint" | "isOptional" | "name" | "autoFocus">>;

export function AssigneePicker({
  value,
  onChange,
  ...fieldProps
}: FieldProps & { value: string | null; onChange: (id: string | null) => void }) {
  const { memberId, user } = useMe();
  const { list } = useAssignees();
  const currentUser = { id: memberId, label: `${user.name} (${strings.me})` };
  const otherMembers = list
    .filter(({ id }) => id !== memberId)
    .map(({ id, name, role }) => ({ id, label: name, hint: role }));
  const members = [currentUser, ...otherMembers];
  const options =
    value === null || members.some(({ id }) => id === value)
      ? members
      : [...members, { id: value, label: value }];
  return (
    <ComboBox
      // Remounts when the members have loaded, so that the field shows the selected member's name.
      key={options.length}
      label={strings.assignee}
      hint={strings.assigneeHint}
      {...fieldProps}
      options={options}
      {...(value === null ? {} : { defaultSelectedKey: value })}
      onSelectionChange={(id) => onChange(id === null ? null : String(id))}
    />
  );
}
