-- CreateTable
CREATE TABLE "disaster_declarations" (
    "id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "areas" JSONB NOT NULL,
    "starts_on" DATE NOT NULL,
    "postponed_until" DATE NOT NULL,
    "source" TEXT NOT NULL,
    "loaded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "disaster_declarations_pkey" PRIMARY KEY ("id","version")
);

ALTER TABLE "disaster_declarations" ADD CONSTRAINT "disaster_declarations_id_check" CHECK ("id" ~ '^[A-Z0-9][A-Z0-9.-]{1,39}$');
ALTER TABLE "disaster_declarations" ADD CONSTRAINT "disaster_declarations_version_check" CHECK ("version" >= 1);
ALTER TABLE "disaster_declarations" ADD CONSTRAINT "disaster_declarations_period_check" CHECK ("starts_on" <= "postponed_until");
