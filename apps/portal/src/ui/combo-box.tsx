import { useQuery } from "@tanstack/react-query";
import { type Key, useContext, useDeferredValue, useState } from "react";
import { FormValidationContext } from "react-aria-components";
import { Button as AriaButton } from "react-aria-components/Button";
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { FieldFrame, type FieldLabelProps } from "./field.tsx";
import { Chevron, type Option, OptionItem } from "./select.tsx";
import { strings } from "./strings.ts";
import "./list.css";

type SharedProps = Omit<
  AriaComboBoxProps<Option>,
  | "children"
  | "className"
  | "items"
  | "defaultItems"
  | "selectionMode"
  | "onChange"
  | "value"
  | "defaultValue"
> &
  FieldLabelProps & { placeholder?: string };

export type ComboBoxProps = SharedProps & { options: readonly Option[] };

/** Filters loaded options. For options on the server, use `SearchBox`. */
export function ComboBox({ options, ...props }: ComboBoxProps) {
  return <ComboBoxFrame {...props} defaultItems={options} isSearching={false} />;
}

export type SearchBoxProps = Omit<SharedProps, "onSelectionChange" | "selectedKey" | "defaultSelectedKey"> & {
  /** Prefix of the cache key, such as `["custodians"]`. */
  queryKey: readonly unknown[];
  search: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** The initial option. To change it later, also change `key`. */
  value?: Option | null;
  onChange?: (option: Option | null) => void;
};

export function SearchBox({ queryKey, search, value = null, onChange, ...props }: SearchBoxProps) {
  const [text, setText] = useState(value?.label ?? "");
  const [chosen, setChosen] = useState<Option | null>(value);
  const query = useDeferredValue(text === chosen?.label ? "" : text.trim());
  const { data = [], isFetching } = useQuery({
    queryKey: ["search-box", ...queryKey, query],
    queryFn: ({ signal }) => search(query, signal),
    placeholderData: (previous) => previous,
  });
  // The chosen option must stay in the list: a key that matches no option clears the field.
  const options = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data;
  const choose = (key: Key | null) => {
    const option = options.find(({ id }) => id === key) ?? null;
    setChosen(option);
    setText(option?.label ?? "");
    onChange?.(option);
  };
  return (
    <ComboBoxFrame
      {...props}
      items={options}
      isSearching={isFetching}
      inputValue={text}
      onInputChange={setText}
      selectedKey={chosen?.id ?? null}
      onSelectionChange={choose}
    />
  );
}

function ComboBoxFrame({
  label,
  hint,
  isOptional,
  placeholder,
  isSearching,
  ...props
}: AriaComboBoxProps<Option> & FieldLabelProps & { placeholder?: string | undefined; isSearching: boolean }) {
  const errors = useContext(FormValidationContext);
  return (
    // An invalid field receives the focus. A list that opens on focus would cover its error.
    <AriaComboBox
      {...props}
      allowsEmptyCollection
      menuTrigger={props.name && errors[props.name] ? "input" : "focus"}
      className="field"
    >
      <FieldFrame label={label} hint={hint} isOptional={isOptional ?? false}>
        <Group className="input-group">
          <Input className="input" placeholder={placeholder} />
          <AriaButton className="input-button">
            <Chevron />
          </AriaButton>
        </Group>
      </FieldFrame>
      <Popover className="popover">
        <ListBox
          className="list-box"
          renderEmptyState={() => (
            <p className="list-empty">{isSearching ? strings.loading : strings.nothingFound}</p>
          )}
        >
          {(option: Option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
