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

-- AddForeignKey
ALTER TABLE "rollover_answers" ADD CONSTRAINT "rollover_answers_id_fkey" FOREIGN KEY ("id") REFERENCES "rollovers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Bodies of about 3 kB stay in their page, uncompressed: reading a page of a list fetches no TOAST rows and decompresses nothing. The
-- free third of a page keeps updates within it, without a new index entry.
ALTER TABLE "rollover_answers" ALTER COLUMN "body" SET STORAGE EXTERNAL;
ALTER TABLE "rollover_answers" SET (toast_tuple_target = 8160, fillfactor = 70);
