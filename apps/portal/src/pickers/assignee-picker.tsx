import { useMe } from "../api/session.ts";
import { ComboBox, type ComboBoxProps } from "../ui/combo-box.tsx";
import { useAssignees } from "./names.ts";
import { strings } from "./strings.ts";

type Words = Partial<Pick<ComboBoxProps, "label" | "hint" | "isOptional" | "name" | "autoFocus">>;

/** Picks a member; the current user comes first. Former members appear by ID. */
export function AssigneePicker({
  value,
  onChange,
  ...words
}: Words & { value: string | null; onChange: (id: string | null) => void }) {
  const { memberId, user } = useMe();
  const { list } = useAssignees();
  const mine = { id: memberId, label: `${user.name} (${strings.me})` };
  const others = list
    .filter(({ id }) => id !== memberId)
    .map(({ id, name, role }) => ({ id, label: name, hint: role }));
  const known = [mine, ...others];
  const options =
    value === null || known.some(({ id }) => id === value) ? known : [...known, { id: value, label: value }];
  return (
    <ComboBox
      key={options.length}
      label={strings.assignee}
      hint={strings.assigneeHint}
      {...words}
      options={options}
      {...(value === null ? {} : { defaultSelectedKey: value })}
      onSelectionChange={(id) => onChange(id === null ? null : String(id))}
    />
  );
}
