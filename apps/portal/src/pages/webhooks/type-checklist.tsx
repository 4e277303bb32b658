import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getQuery } from "../../api/queries.ts";
import { Checkbox, QueryContent, SearchField } from "../../ui/index.ts";
import { formStrings as strings } from "./strings.ts";
import "./webhooks.css";

interface EventType {
  name: string;
  description: string;
}

/** The event types with the same first part: `rollover` for `rollover.approved`. */
interface EventGroup {
  group: string;
  types: EventType[];
}

function groupEventTypes(types: readonly EventType[], search: string): EventGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = types.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const typesByGroup = Map.groupBy(matching, ({ name }) => toGroupName(name));
  return [...typesByGroup].map(([group, typesOfGroup]) => ({ group, types: typesOfGroup }));
}

function toGroupName(name: string): string {
  return name.split(".")[0] ?? name;
}

/** Returns true if the filter or a broader filter that includes it is selected. */
function isSelected(selectedTypes: readonly string[], filter: string): boolean {
  return (
    selectedTypes.includes(filter) ||
    selectedTypes.includes("*") ||
    selectedTypes.includes(`${toGroupName(filter)}.*`)
  );
}

/** A filter for a group replaces the filters for its event types. */
function toggleFilter(selectedTypes: readonly string[], filter: string, isOn: boolean): string[] {
  if (!isOn) return selectedTypes.filter((one) => one !== filter);
  if (filter === "*") return ["*"];
  const remaining = filter.endsWith(".*")
    ? selectedTypes.filter((one) => toGroupName(one) !== toGroupName(filter))
    : selectedTypes;
  return [...remaining.filter((one) => one !== filter), filter];
}

export function TypeChecklist({
  selectedTypes,
  onChange,
}: {
  selectedTypes: readonly string[];
  onChange: (selectedTypes: string[]) => void;
}) {
  const types = useQuery({ ...getQuery("/v1/event-types"), staleTime: Number.POSITIVE_INFINITY });
  const [search, setSearch] = useState("");
  const getCheckboxProps = (filter: string, { isDisabled }: { isDisabled: boolean }) => ({
    isSelected: isSelected(selectedTypes, filter),
    isDisabled,
    onChange: (isOn: boolean) => onChange(toggleFilter(selectedTypes, filter, isOn)),
  });
  const isAll = selectedTypes.includes("*");
  return (
    <fieldset className="stack stack-tight type-group">
      <legend>
        {strings.types}{" "}
        <span className="soft">{isAll ? strings.all : strings.chosen(selectedTypes.length)}</span>
      </legend>
      <SearchField label={strings.search} value={search} onChange={setSearch} />
      <div className="type-list">
        <QueryContent query={types}>
          {({ data }) => {
            const groups = groupEventTypes(data, search);
            return (
              <>
                {search === "" && (
                  <Checkbox {...getCheckboxProps("*", { isDisabled: false })} hint={strings.allHint}>
                    {strings.all}
                  </Checkbox>
                )}
                {groups.map(({ group, types: typesOfGroup }) => {
                  const groupFilter = `${group}.*`;
                  const isGroupSelected = selectedTypes.includes(groupFilter);
                  return (
                    <fieldset key={group} className="type-group" aria-label={group}>
                      <Checkbox {...getCheckboxProps(groupFilter, { isDisabled: isAll })}>
                        {strings.allOf(group)} <code>{groupFilter}</code>
                      </Checkbox>
                      <div className="type-items">
                        {typesOfGroup.map(({ name, description }) => (
                          <Checkbox
                            key={name}
                            {...getCheckboxProps(name, { isDisabled: isAll || isGroupSelected })}
                            hint={description}
                          >
                            <code>{name}</code>
                          </Checkbox>
                        ))}
                      </div>
                    </fieldset>
                  );
                })}
                {groups.length === 0 && <p className="soft">{strings.noMatches}</p>}
              </>
            );
          }}
        </QueryContent>
      </div>
    </fieldset>
  );
}
