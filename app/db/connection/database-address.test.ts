import { expect, test } from "vitest";
import { hostNames, readDatabaseAddress } from "./database-address.ts";

test("leaves the address of a single server unchanged, writable or not", () => {
  expect(readDatabaseAddress("postgres://shop:secret@db:5432/palmtee?sslmode=verify-full")).toEqual(
    {
      hosts: [
        { url: "postgres://shop:secret@db:5432/palmtee?sslmode=verify-full", name: "db:5432" },
      ],
      mustBeWritable: false,
    },
  );
});

test("gives each of several servers its own address, and passes a read-only one over", () => {
  const address = readDatabaseAddress(
    "postgresql://shop:se%40cret@one:5432,[::1]:5433,three/palmtee?sslmode=require",
  );
  expect(address).toEqual({
    hosts: [
      { url: "postgresql://shop:se%40cret@one:5432/palmtee?sslmode=require", name: "one:5432" },
      { url: "postgresql://shop:se%40cret@[::1]:5433/palmtee?sslmode=require", name: "[::1]:5433" },
      { url: "postgresql://shop:se%40cret@three/palmtee?sslmode=require", name: "three" },
    ],
    mustBeWritable: true,
  });
});

test.each([
  ["any", false],
  ["read-write", true],
  ["primary", true],
])("target_session_attrs=%s, which the driver does not know, is ours", (attribute, isWritable) => {
  const address = readDatabaseAddress(`postgres://a,b/shop?target_session_attrs=${attribute}`);
  expect(address?.mustBeWritable).toBe(isWritable);
  expect(address?.hosts.map(({ url }) => url)).toEqual(["postgres://a/shop", "postgres://b/shop"]);
});

test("accepts an @ inside a password, and a socket's folder in place of a host", () => {
  expect(readDatabaseAddress("postgres://shop:p@ss@one,two/shop")?.hosts[1]).toEqual({
    url: "postgres://shop:p@ss@two/shop",
    name: "two",
  });
  expect(readDatabaseAddress("postgres:///shop?host=/run/postgresql")?.hosts).toHaveLength(1);
});

test.each([
  "",
  "mysql://root@localhost/shop",
  "postgres:/shop",
  "postgres:///shop",
  "postgres://one,,two/shop",
  "postgres://one,/shop",
  "postgres://one:port/shop",
  "postgres://one:0,two/shop",
  "postgres://one:65536/shop",
  "postgres://one two/shop",
  "postgres://::1/shop",
  "postgres://one/shop?target_session_attrs=standby",
  "postgres://one/shop#part",
])("%s is no address of a database", (text) => {
  expect(readDatabaseAddress(text)).toBeUndefined();
});

test("messages name the servers and never the password", () => {
  expect(hostNames("postgres://shop:secret@one:5432,two/palmtee")).toBe("one:5432, two");
  expect(hostNames("postgres://shop:secret@")).toBe("an unknown host");
});
