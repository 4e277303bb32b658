-- no transaction
-- allow: calls-function: it adds rows to new tables only, a thousand in a transaction, and skips rollovers that are locked
CALL "fill_rollover_work"();
