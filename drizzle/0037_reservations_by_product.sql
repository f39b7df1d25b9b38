DROP INDEX "reservations_product";--> statement-breakpoint
CREATE INDEX "reservations_product" ON "reservations" USING btree ("product_id","status","kind","used_on","idx");