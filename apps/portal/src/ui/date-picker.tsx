import { type CalendarDate, parseDate } from "@internationalized/date";
import { Button as AriaButton } from "react-aria-components/Button";
import { Calendar, CalendarCell, CalendarGrid, CalendarHeading } from "react-aria-components/Calendar";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Popover } from "react-aria-components/Popover";
import { FieldFrame, type FieldLabelProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { strings } from "./strings.ts";
import "./date-picker.css";

type DatePickerProps = Omit<
  AriaDatePickerProps<CalendarDate>,
  "children" | "className" | "value" | "defaultValue" | "onChange" | "minValue" | "maxValue"
> &
  FieldLabelProps & {
    /** ISO date, `2026-11-22`. */
    value?: string | null;
    defaultValue?: string | null;
    onChange?: (date: string | null) => void;
    min?: string;
    max?: string;
  };

const toCalendarDate = (date: string | null | undefined) => (date ? parseDate(date) : null);

export function DatePicker({
  label,
  hint,
  isOptional,
  value,
  defaultValue,
  onChange,
  min,
  max,
  ...props
}: DatePickerProps) {
  return (
    <AriaDatePicker
      {...props}
      {...(value === undefined ? {} : { value: toCalendarDate(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: toCalendarDate(defaultValue) })}
      {...(min ? { minValue: parseDate(min) } : {})}
      {...(max ? { maxValue: parseDate(max) } : {})}
      onChange={(date) => onChange?.(date?.toString() ?? null)}
      className="field"
    >
      <FieldFrame label={label} hint={hint} isOptional={isOptional ?? false}>
        <Group className="input-group">
          <DateInput className="input date-input">
            {(segment) => <DateSegment segment={segment} className="date-segment" />}
          </DateInput>
          <AriaButton className="input-button" aria-label={strings.openCalendar}>
            <Icon name="calendar" />
          </AriaButton>
        </Group>
      </FieldFrame>
      <Popover className="popover">
        <Dialog className="calendar-dialog">
          <Calendar>
            <header className="calendar-header">
              <AriaButton slot="previous" className="input-button" aria-label={strings.previousMonth}>
                <Icon name="chevron-left" />
              </AriaButton>
              <CalendarHeading className="calendar-heading" />
              <AriaButton slot="next" className="input-button" aria-label={strings.nextMonth}>
                <Icon name="chevron-right" />
              </AriaButton>
            </header>
            <CalendarGrid>{(date) => <CalendarCell date={date} className="calendar-cell" />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
