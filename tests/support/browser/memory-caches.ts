type Where = { readonly cacheName?: string };

/** A browser's Cache Storage. As there, a store that was deleted still takes what is put into it, and is never found. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const find = (address: string, store: ReadonlyMap<string, Response> | undefined) =>
    store?.get(address)?.clone();
  return {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (address: string, { cacheName }: Where = {}) => {
      const searched = cacheName === undefined ? [...stores.values()] : [stores.get(cacheName)];
      return searched.map((store) => find(address, store)).find((copy) => copy !== undefined);
    },
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (address: string) => find(address, store),
        put: async (address: string, answer: Response) => void store.set(address, answer),
      };
    },
  };
}
