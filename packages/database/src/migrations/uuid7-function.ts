import type pg from "pg";

/**
 * `uuidv7()` for servers before PostgreSQL 18, of which a landed migration makes a default. Whoever may insert calls it, as anybody
 * calls the server's own; a database that moves to PostgreSQL 18 keeps it, since the default names this one.
 */
const FUNCTION = `CREATE FUNCTION public.uuidv7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  -- 48 bits of the time in milliseconds, and chance with the version: 7 is what sets two bits of a 4.
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) PLACING
    substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$$; GRANT EXECUTE ON FUNCTION public.uuidv7() TO PUBLIC`;

/** Makes what the migrations call and an older server lacks. One that has it is left as it is. */
export async function provideUuid7(client: pg.Client): Promise<void> {
  const { rows } = await client.query("SELECT FROM pg_proc WHERE proname = 'uuidv7' AND pronargs = 0");
  if (rows.length === 0) await client.query(FUNCTION);
}
