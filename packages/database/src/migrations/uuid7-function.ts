import type pg from "pg";

/** For servers before PostgreSQL 18. A column default refers to it, so it stays in use after an upgrade. */
const FUNCTION = `CREATE FUNCTION public.uuidv7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  -- 48 bits of the time in milliseconds, and chance with the version: 7 is what sets two bits of a 4.
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) PLACING
    substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$$; GRANT EXECUTE ON FUNCTION public.uuidv7() TO PUBLIC`;

/** Creates `uuidv7()` unless the server has it. */
export async function provideUuid7(client: pg.Client): Promise<void> {
  const { rows } = await client.query("SELECT FROM pg_proc WHERE proname = 'uuidv7' AND pronargs = 0");
  if (rows.length === 0) await client.query(FUNCTION);
}
