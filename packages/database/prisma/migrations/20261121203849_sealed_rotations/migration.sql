-- CreateTable
CREATE TABLE "sealed_rotations" (
    "key_id" TEXT NOT NULL,
    "successor_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sealed_rotations_pkey" PRIMARY KEY ("key_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sealed_rotations_successor_id_key" ON "sealed_rotations"("successor_id");

-- CreateIndex
CREATE INDEX "sealed_rotations_expires_at_idx" ON "sealed_rotations"("expires_at");

-- AddForeignKey
ALTER TABLE "sealed_rotations" ADD CONSTRAINT "sealed_rotations_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sealed_rotations" ADD CONSTRAINT "sealed_rotations_successor_id_fkey" FOREIGN KEY ("successor_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;
