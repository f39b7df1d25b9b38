type Where = { readonly cacheName?: string };
type Asked = string | { readonly url: string };

const urlOf = (asked: Asked) =>
  new URL(typeof asked === "string" ? asked : asked.url, "https://palmtee.example").href;

/** A browser's Cache Storage. As there, a store that was deleted still takes what is put into it, and is never found. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const find = (asked: Asked, store: ReadonlyMap<string, Response> | undefined) =>
    store?.get(urlOf(asked))?.clone();
  return {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (asked: Asked, { cacheName }: Where = {}) => {
      const searched = cacheName === undefined ? [...stores.values()] : [stores.get(cacheName)];
      return searched.map((store) => find(asked, store)).find((copy) => copy !== undefined);
    },
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        keys: async () => [...store.keys()].map((url) => ({ url })),
        match: async (asked: Asked) => find(asked, store),
        put: async (asked: Asked, answer: Response) => void store.set(urlOf(asked), answer),
        delete: async (asked: Asked) => store.delete(urlOf(asked)),
      };
    },
  };
}
