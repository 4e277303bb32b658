-- CreateTable
CREATE TABLE "book_findings" (
    "kind" TEXT NOT NULL,
    "object_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "book_findings_pkey" PRIMARY KEY ("kind","object_id","code")
);

-- CreateTable
CREATE TABLE "book_progress" (
    "name" TEXT NOT NULL,
    "position" TEXT NOT NULL DEFAULT '',
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "book_progress_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "book_findings_seen_at_idx" ON "book_findings"("seen_at");
