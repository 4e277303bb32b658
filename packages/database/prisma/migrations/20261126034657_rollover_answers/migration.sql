-- CreateTable
CREATE TABLE "rollover_answers" (
    "id" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "basis" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "key_id" TEXT,
    "seal" TEXT NOT NULL,

    CONSTRAINT "rollover_answers_pkey" PRIMARY KEY ("id")
);

-- Bodies of about 3 kB stay in their page, uncompressed: reading a page of a list fetches no TOAST rows and decompresses nothing. The
-- free third of a page keeps updates within it, without a new index entry.
ALTER TABLE "rollover_answers" ALTER COLUMN "body" SET STORAGE EXTERNAL;
ALTER TABLE "rollover_answers" SET (toast_tuple_target = 8160, fillfactor = 70);

-- Deletes the stored response of a rollover whose participant is erased. A trigger, because the last release erases too and does
-- not know the table.
CREATE FUNCTION "delete_erased_answer"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM rollover_answers WHERE id = NEW.id;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION "delete_erased_answer"() FROM PUBLIC;

-- AddForeignKey
ALTER TABLE "rollover_answers" ADD CONSTRAINT "rollover_answers_id_fkey" FOREIGN KEY ("id") REFERENCES "rollovers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- allow: runs-in-writes: the function runs for erasures alone; other updates evaluate the condition
CREATE TRIGGER "rollovers_erased" AFTER UPDATE ON "rollovers" FOR EACH ROW
WHEN (NEW.source_account_number_mask = '****' AND OLD.source_account_number_mask <> '****')
EXECUTE FUNCTION "delete_erased_answer"();
