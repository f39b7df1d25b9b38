import { expect, test } from "vitest";
import { clientAddress } from "./client-address.server.ts";

test.each<{ remote: string; forwarded?: string; address: string; because: string }>([
  { remote: "203.0.113.9", address: "203.0.113.9", because: "there is no proxy" },
  {
    remote: "203.0.113.9",
    forwarded: "198.51.100.1",
    address: "203.0.113.9",
    because: "a stranger may write what they like",
  },
  {
    remote: "10.0.0.2",
    forwarded: "198.51.100.1",
    address: "198.51.100.1",
    because: "our proxy says who called it",
  },
  {
    remote: "10.0.0.2",
    forwarded: "1.2.3.4, 198.51.100.1, 10.0.0.3",
    address: "198.51.100.1",
    because: "what the caller wrote before our proxies does not count",
  },
  { remote: "::ffff:203.0.113.9", address: "203.0.113.9", because: "an old address in a new form" },
])("a call from $remote is $address: $because", ({ remote, forwarded, address }) => {
  expect(clientAddress(remote, forwarded, ["10.0.0.2", "10.0.0.3"])).toBe(address);
});
