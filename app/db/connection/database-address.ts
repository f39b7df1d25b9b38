/** One server that may be the primary. */
export type DatabaseHost = {
  /** For the driver, which knows one host only. */
  readonly url: string;
  /** For people: never with the password. */
  readonly name: string;
};

/** The database's address: one server, or several of which one at a time accepts writes. */
export type DatabaseAddress = {
  readonly hosts: readonly DatabaseHost[];
  /** Whether a server that only reads is passed over. */
  readonly mustBeWritable: boolean;
};

/** What libpq calls it: whichever server, or the one that can be written to. */
const SESSIONS: Readonly<Record<string, boolean>> = {
  any: false,
  "read-write": true,
  primary: true,
};
const ATTRIBUTE = "target_session_attrs";
const HOST = /^(\[[0-9a-f:.]+\]|[^\s:@[\]]+)(?::(\d{1,5}))?$/i;

/** As libpq writes it: `postgres://user:password@one:5432,two:5432/shop?target_session_attrs=read-write`. */
export function readDatabaseAddress(text: string): DatabaseAddress | undefined {
  const found = /^(postgres(?:ql)?:\/\/)([^/?#]*)([^?#]*)(?:\?([^#]*))?$/.exec(text);
  if (!found) return undefined;
  const [, scheme = "", authority = "", path = "", search = ""] = found;
  const at = authority.lastIndexOf("@") + 1;
  const names = authority.slice(at).split(",");
  const query = new URLSearchParams(search);
  const attribute = query.get(ATTRIBUTE) ?? (names.length > 1 ? "read-write" : "any");
  query.delete(ATTRIBUTE);
  const rest = query.size > 0 ? `${path}?${query}` : path;
  const hosts = names.map((name) => {
    return { url: `${scheme}${authority.slice(0, at)}${name}${rest}`, name };
  });
  // Without a name there is a folder with a socket, which the query names.
  const areHosts = names.every(isHost) || (names.join() === "" && query.has("host"));
  const mustBeWritable = SESSIONS[attribute];
  if (!areHosts || mustBeWritable === undefined || !hosts.every(({ url }) => URL.canParse(url))) {
    return undefined;
  }
  return { hosts, mustBeWritable };
}

function isHost(name: string): boolean {
  const found = HOST.exec(name);
  return found !== null && Number(found[2] ?? 1) > 0 && Number(found[2] ?? 1) <= 65_535;
}

/** The servers by name, for messages. */
export function hostNames(text: string): string {
  return (
    readDatabaseAddress(text)
      ?.hosts.map(({ name }) => name)
      .join(", ") ?? "an unknown host"
  );
}
