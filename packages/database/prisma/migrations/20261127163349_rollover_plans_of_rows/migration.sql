-- no transaction
-- allow: calls-function: it adds rows to a new table only, a thousand in a transaction, and skips rollovers that are locked
CALL "fill_rollover_plans"();
