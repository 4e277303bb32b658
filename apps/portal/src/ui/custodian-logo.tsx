import { toMonogram } from "./monogram.ts";
import "./custodian-logo.css";

/**
 * Shows a custodian's initials on its color, next to the custodian's name. The portal does not load `logoUrl`, because requests
 * to other hosts would reveal who works on what.
 */
export function CustodianLogo({
  custodian,
  size = "small",
}: {
  custodian: { name: string };
  size?: "small" | "medium";
}) {
  const { initials, hue } = toMonogram(custodian.name);
  return (
    <span
      className="custodian-logo"
      data-size={size}
      data-hue={hue}
      data-initials={initials}
      aria-hidden="true"
    />
  );
}
