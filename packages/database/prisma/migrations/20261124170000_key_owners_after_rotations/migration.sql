-- Successors used to inherit the owner of the first key. The person who rotated a key owns its successor: the audit log names them.
-- allow: many-rows: an organization has at most a thousand living keys, and few were rotated by a member
UPDATE "api_keys" AS key SET "created_by" = member."user_id"
FROM "audit_log" AS entry JOIN "members" AS member ON member."id" = entry."actor_id"
WHERE entry."action" = 'api_key.rotated' AND entry."actor_type" = 'member' AND entry."target_id" = key."rotated_from_id";
