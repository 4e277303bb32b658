-- DropIndex
DROP INDEX "webhook_lanes_claimed_idx";
