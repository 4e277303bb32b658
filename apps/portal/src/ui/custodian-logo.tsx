import { toMonogram } from "./monogram.ts";
import "./custodian-logo.css";

/**
 * Shows initials, which screen readers skip because the name is next to them. The portal does not load `logoUrl`, because
 * requests to other hosts would reveal which custodians a user works with.
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
