import { useEffect, useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button } from "../../ui/index.ts";
import { strings } from "./strings.ts";

const MAX_BYTES = 64 * 1024;

interface LogoFieldProps {
  logo: string | null;
  errors: readonly string[];
  isReadOnly: boolean;
  onChange: (logo: string | null) => void;
}

export function LogoField({ logo, errors, isReadOnly, onChange }: LogoFieldProps) {
  const [isTooLarge, setTooLarge] = useState(false);
  const url = useImageUrl(logo);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > MAX_BYTES);
    if (file.size <= MAX_BYTES) onChange(toBase64(new Uint8Array(await file.arrayBuffer())));
  };
  return (
    <fieldset className="field logo-field">
      <legend className="field-label">{strings.logo}</legend>
      {/* Tells the form that this field shows its own errors. */}
      <input type="hidden" name="logo" />
      {url !== null && <img src={url} alt={strings.logoAlt} className="logo-image" />}
      {!isReadOnly && (
        <div className="row">
          <FileTrigger acceptedFileTypes={["image/png"]} onSelect={(files) => void choose(files?.[0])}>
            <Button size="small">{strings.chooseLogo}</Button>
          </FileTrigger>
          {logo !== null && (
            <Button size="small" variant="quiet" onPress={() => onChange(null)}>
              {strings.removeLogo}
            </Button>
          )}
        </div>
      )}
      <p className="field-hint">{strings.logoHint}</p>
      {(isTooLarge ? [strings.logoTooLarge] : errors).map((detail) => (
        <p key={detail} className="field-error" role="alert">
          {detail}
        </p>
      ))}
    </fieldset>
  );
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** The content policy allows `blob:` images, but not `data:`. */
function useImageUrl(base64: string | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (base64 === null) return setUrl(null);
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const next = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
    setUrl(next);
    return () => URL.revokeObjectURL(next);
  }, [base64]);
  return url;
}
