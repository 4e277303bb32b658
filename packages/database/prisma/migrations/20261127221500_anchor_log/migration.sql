-- CreateTable
CREATE TABLE "anchor_log_entries" (
    "log" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "entry" TEXT NOT NULL,

    CONSTRAINT "anchor_log_entries_pkey" PRIMARY KEY ("log","position")
);

-- CreateTable
CREATE TABLE "anchor_log_copies" (
    "log" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "anchor_log_copies_pkey" PRIMARY KEY ("log","place")
);

-- CreateIndex
CREATE UNIQUE INDEX "anchor_log_entries_log_entry_key" ON "anchor_log_entries"("log", "entry");
