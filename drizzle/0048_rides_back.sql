-- There and back at the same hour are two rides: a ride back is stored under a name of its own.
UPDATE "cart_lines" SET "key" = "key" || ':back' WHERE "line" ->> 'kind' = 'callvan' AND "line" ->> 'way' = 'back';
