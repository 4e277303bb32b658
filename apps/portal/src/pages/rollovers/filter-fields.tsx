import { AccountPicker, AssigneePicker, CustodianPicker } from "../../pickers/index.ts";
import { Checkbox, CheckboxGroup, DatePicker, formatEnumValue, Select, TextField } from "../../ui/index.ts";
import {
  daysToTimes,
  type FilterName,
  type Filters,
  PENDING_ON,
  PRIORITIES,
  STATES,
  TRANSIT_AGES,
  TYPES,
  timesToDays,
  toDueBefore,
} from "./filters.ts";
import { strings } from "./strings.ts";

interface FilterFieldsProps {
  filters: Filters;
  onFilters(filters: Filters): void;
}

export function FilterFields({ filters, onFilters }: FilterFieldsProps) {
  const set = (changes: { [Name in FilterName]?: string | undefined }) =>
    onFilters({ ...filters, ...changes } as Filters);
  const days = timesToDays(filters);
  const setRange = (from: string | null, to: string | null) =>
    set({ createdAfter: undefined, createdBefore: undefined, ...daysToTimes(from, to) });
  const selectedValues = (name: FilterName) => filters[name]?.split(",") ?? [];
  const renderChoice = (
    name: FilterName,
    values: readonly string[],
    toOptionLabel: (value: string) => string,
  ) => (
    <Select
      label={strings.field[name]}
      options={[{ id: "", label: strings.any }, ...values.map((id) => ({ id, label: toOptionLabel(id) }))]}
      selectedKey={filters[name] ?? ""}
      onSelectionChange={(id) => set({ [name]: id ? String(id) : undefined })}
    />
  );
  const renderText = (name: FilterName, maxLength: number) => (
    <TextField
      label={strings.field[name]}
      defaultValue={filters[name] ?? ""}
      maxLength={maxLength}
      onBlur={(event) => set({ [name]: (event.target as HTMLInputElement).value.trim() || undefined })}
    />
  );
  const renderFlag = (name: FilterName) => (
    <Checkbox
      isSelected={filters[name] === "true"}
      onChange={(isOn) => set({ [name]: isOn ? "true" : undefined })}
    >
      {strings.field[name]}
    </Checkbox>
  );
  return (
    <div className="stack">
      <div className="row">
        {renderFlag("overdue")}
        {renderFlag("mismatch")}
        {renderFlag("unassigned")}
        {renderFlag("inTransit")}
      </div>
      <div className="columns">
        <AssigneePicker
          value={filters.assigneeId ?? null}
          onChange={(id) => set({ assigneeId: id ?? undefined })}
        />
        {renderChoice("priority", PRIORITIES, (value) => strings.priorities[value] ?? value)}
        <CustodianPicker
          value={filters.custodianId ?? null}
          onChange={(id) => set({ custodianId: id ?? undefined })}
        />
        <AccountPicker
          value={filters.accountId ?? null}
          onChange={(id) => set({ accountId: id ?? undefined })}
        />
        <DatePicker
          label={strings.field.dueBefore}
          value={days.dueBy}
          onChange={(day) => set({ dueBefore: day === null ? undefined : toDueBefore(day) })}
        />
        {renderChoice("inTransitAge", TRANSIT_AGES, (value) => strings.transitAges[value] ?? value)}
        {renderText("tag", 50)}
        {renderText("externalId", 255)}
        <DatePicker
          label={strings.field.createdAfter}
          value={days.from}
          onChange={(from) => setRange(from, days.to)}
        />
        <DatePicker
          label={strings.field.createdBefore}
          value={days.to}
          onChange={(to) => setRange(days.from, to)}
        />
        {renderChoice("type", TYPES, formatEnumValue)}
      </div>
      <CheckboxGroup
        label={strings.field.pendingOn}
        value={selectedValues("pendingOn")}
        onChange={(values) => set({ pendingOn: values.join(",") || undefined })}
      >
        <div className="row">
          {PENDING_ON.map((value) => (
            <Checkbox key={value} value={value}>
              {strings.pendingOn[value]}
            </Checkbox>
          ))}
        </div>
      </CheckboxGroup>
      <CheckboxGroup
        label={strings.field.state}
        value={selectedValues("state")}
        onChange={(values) => set({ state: values.join(",") || undefined })}
      >
        <div className="row">
          {STATES.map((value) => (
            <Checkbox key={value} value={value}>
              {formatEnumValue(value)}
            </Checkbox>
          ))}
        </div>
      </CheckboxGroup>
    </div>
  );
}
