import sprite from "@svc/service-kit/icons.svg?url";
import type { IconName } from "./icon-name.ts";
import "./icon.css";

/** Without a label, screen readers skip the icon. */
export function Icon({
  name,
  size = "base",
  label,
}: {
  name: IconName;
  size?: "small" | "base" | "large";
  label?: string;
}) {
  const shape = <use href={`${sprite}#${name}`} />;
  return label ? (
    <svg className="icon" data-size={size} role="img" aria-label={label}>
      {shape}
    </svg>
  ) : (
    <svg className="icon" data-size={size} aria-hidden="true">
      {shape}
    </svg>
  );
}
