import { toMonogram } from "../ui/monogram.ts";

export function AccountName({ name }: { name: string }) {
  return (
    <>
      <span className="top-bar-avatar" data-initials={toMonogram(name).initials} aria-hidden="true" />
      <span className="top-bar-person">{name}</span>
    </>
  );
}
