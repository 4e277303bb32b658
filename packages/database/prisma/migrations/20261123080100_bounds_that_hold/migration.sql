-- Scans the tables without blocking readers or writers.
ALTER TABLE "webhook_attempts" VALIDATE CONSTRAINT "before_partitions";
ALTER TABLE "webhook_deliveries" VALIDATE CONSTRAINT "before_partitions";
ALTER TABLE "events" VALIDATE CONSTRAINT "before_partitions";
