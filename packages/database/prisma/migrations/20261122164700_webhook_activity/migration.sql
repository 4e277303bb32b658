-- AlterTable
ALTER TABLE "webhook_attempts" ADD COLUMN     "signature" TEXT;

-- CreateTable
CREATE TABLE "webhook_hours" (
    "endpoint_id" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "writer" INTEGER NOT NULL,
    "succeeded" INTEGER NOT NULL,
    "failed" INTEGER NOT NULL,
    "latency_ms" BIGINT NOT NULL,
    "slowest_ms" INTEGER NOT NULL,

    CONSTRAINT "webhook_hours_pkey" PRIMARY KEY ("endpoint_id","hour","writer")
);

-- CreateIndex
CREATE INDEX "webhook_hours_hour_idx" ON "webhook_hours"("hour");

-- A row is changed many times within its hour: there is room for that beside it, and its index stays as it is.
ALTER TABLE "webhook_hours" SET (fillfactor = 50);
