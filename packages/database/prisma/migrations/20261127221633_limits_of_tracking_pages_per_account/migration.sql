-- All links of an account share one limit, in portal_throttles.
ALTER TABLE "tracking_links" DROP COLUMN "wrong_answers";
