-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "proof_key_thumbprint" TEXT;

-- A rotation never removes a binding, even if the last release inserts the successor.
CREATE FUNCTION "inherit_proof_key"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.proof_key_thumbprint := (SELECT proof_key_thumbprint FROM api_keys WHERE id = NEW.rotated_from_id);
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION "inherit_proof_key"() FROM PUBLIC;

-- allow: runs-in-writes: the function reads one row by its ID, and only when a key is rotated
CREATE TRIGGER "api_keys_inherit_proof_key" BEFORE INSERT ON "api_keys" FOR EACH ROW
WHEN (NEW.rotated_from_id IS NOT NULL AND NEW.proof_key_thumbprint IS NULL)
EXECUTE FUNCTION "inherit_proof_key"();
