import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useReducer,
} from "react";
import { PrefetchPageLinks } from "react-router";
import {
  EMPTY_QUEUE,
  endPreload,
  type PreloadQueue,
  wantPreload,
} from "#app/domain/browser/preload-queue.ts";

const PreloadContext = createContext<(path: string) => void>(() => {});

/** Long enough for a chunk on a slow phone; then the next one may have its place. */
const PRELOAD_MS = 2_000;

type Wish = { readonly type: "want" | "end"; readonly path: string };

function step(queue: PreloadQueue, { type, path }: Wish): PreloadQueue {
  return type === "want" ? wantPreload(queue, path) : endPreload(queue, path);
}

/** Fetches the chunks of pages that somebody points at, never more than four pages at once. */
export function RoutePreloads({ children }: { children: ReactNode }) {
  const [queue, dispatch] = useReducer(step, EMPTY_QUEUE);
  const want = useCallback((path: string) => dispatch({ type: "want", path }), []);
  const end = useCallback((path: string) => dispatch({ type: "end", path }), []);

  return (
    <PreloadContext value={want}>
      {children}
      {queue.running.map((path) => (
        <RoutePreload key={path} path={path} onEnd={end} />
      ))}
    </PreloadContext>
  );
}

function RoutePreload({ path, onEnd }: { path: string; onEnd: (path: string) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onEnd(path), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, [path, onEnd]);
  return <PrefetchPageLinks page={path} />;
}

export function usePreload(): (path: string) => void {
  return useContext(PreloadContext);
}
