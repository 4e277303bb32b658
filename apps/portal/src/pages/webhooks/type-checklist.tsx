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

interface EventGroup {
  kind: string;
  types: EventType[];
}

function groupEventTypes(types: readonly EventType[], search: string): EventGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = types.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const byKind = Map.groupBy(matching, ({ name }) => toGroupName(name));
  return [...byKind].map(([kind, typesOfKind]) => ({ kind, types: typesOfKind }));
}

function toGroupName(name: string): string {
  return name.split(".")[0] ?? name;
}

function isSelected(selectedTypes: readonly string[], filter: string): boolean {
  return (
    selectedTypes.includes(filter) ||
    selectedTypes.includes("*") ||
    selectedTypes.includes(`${toGroupName(filter)}.*`)
  );
}

/** Adds or removes a filter. A filter for a group replaces the filters for its event types. */
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
  const getCheckboxProps = (filter: string, isCovered: boolean) => ({
    isSelected: isSelected(selectedTypes, filter),
    isDisabled: isCovered,
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
            const kinds = groupEventTypes(data, search);
            return (
              <>
                {search === "" && (
                  <Checkbox {...getCheckboxProps("*", false)} hint={strings.allHint}>
                    {strings.all}
                  </Checkbox>
                )}
                {kinds.map(({ kind, types: typesOfKind }) => {
                  const all = `${kind}.*`;
                  return (
                    <fieldset key={kind} className="type-group" aria-label={kind}>
                      <Checkbox {...getCheckboxProps(all, isAll)}>
                        {strings.allOf(kind)} <code>{all}</code>
                      </Checkbox>
                      <div className="type-items">
                        {typesOfKind.map(({ name, description }) => (
                          <Checkbox
                            key={name}
                            {...getCheckboxProps(name, isAll || selectedTypes.includes(all))}
                            hint={description}
                          >
                            <code>{name}</code>
                          </Checkbox>
                        ))}
                      </div>
                    </fieldset>
                  );
                })}
                {kinds.length === 0 && <p className="soft">{strings.noMatches}</p>}
              </>
            );
          }}
        </QueryContent>
      </div>
    </fieldset>
  );
}
