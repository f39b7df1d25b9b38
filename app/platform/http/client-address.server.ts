import { createContext, type RouterContextProvider } from "react-router";

/** The address and user agent of a request. */
export type Client = { readonly address: string; readonly userAgent: string };

export const clientContext = createContext<Client>({ address: "unknown", userAgent: "" });

export function clientOf(context: Readonly<RouterContextProvider>): Client {
  return context.get(clientContext);
}

/** A forwarded address is believed only from a proxy of ours; of several, the nearest stranger counts. */
export function clientAddress(
  remote: string,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  const plain = (address: string) => address.trim().replace(/^::ffff:/, "");
  const hops = [...(forwardedFor ?? "").split(","), remote].map(plain).filter(Boolean);
  while (hops.length > 1 && trustedProxies.includes(hops.at(-1) ?? "")) hops.pop();
  return hops.at(-1) ?? "unknown";
}
