import { readDatabaseAddress } from "./database-address.ts";

/** The servers of one address, and which of them was good last. */
export type HostMemory = {
  readonly count: number;
  readonly mustBeWritable: boolean;
  readonly current: () => { readonly index: number; readonly url: string };
  /** A failure of a server other than the current one is stale news. */
  readonly failed: (index: number) => void;
};

/** Shared by everything in this process that connects: where one has failed the others need not try first. */
const known = new Map<string, HostMemory>();

export function hostsOf(url: string): HostMemory {
  const memory = known.get(url) ?? remember(url);
  known.set(url, memory);
  return memory;
}

function remember(text: string): HostMemory {
  const address = readDatabaseAddress(text);
  if (!address) throw new Error("this is no address of a database");
  const { hosts, mustBeWritable } = address;
  let index = 0;
  return {
    count: hosts.length,
    mustBeWritable,
    current: () => ({ index, url: hosts[index]?.url ?? "" }),
    failed: (which) => {
      if (which === index) index = (index + 1) % hosts.length;
    },
  };
}
