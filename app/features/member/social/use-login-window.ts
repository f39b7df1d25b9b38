import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { isFlagUp, LOGIN_FLAG, lowerFlag, raiseFlag } from "./login-flag.ts";

const SIZE = { width: 960, height: 600 };
const WATCH_MS = 400;

/** Opens a provider in a window of its own and waits until it has ended; false when windows are blocked. */
export function useLoginWindow(onEnd: () => Promise<void>) {
  const [busy, setBusy] = useState<SocialProvider>();
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  function open(provider: SocialProvider, address: string): boolean {
    stop.current();
    raiseFlag();
    const child = window.open(address, "palmtee-login", features());
    if (!child) {
      lowerFlag();
      return false;
    }
    setBusy(provider);
    stop.current = listen(child, {
      onEnd: async () => {
        await onEnd();
        setBusy(undefined);
      },
      onClosed: () => setBusy(undefined),
    });
    return true;
  }

  return { busy, open };
}

/** Leads from a login page to where its visitor wanted to be, if they are logged in. */
export function useGoOn(next: string): () => Promise<void> {
  const { user, refresh } = useSession();
  const navigate = useNavigate();
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    if (ended && user) void navigate(next, { replace: true });
  }, [ended, user, navigate, next]);
  return async () => {
    await refresh();
    setEnded(true);
  };
}

type Listening = { readonly onEnd: () => Promise<void>; readonly onClosed: () => void };

/**
 * The login has ended when the flag is removed. A closed window proves nothing: a provider's page may isolate itself
 * from us and only look closed, so we keep listening. The flag is also polled, for browsers that send a background tab
 * no storage events.
 */
function listen(child: Window, { onEnd, onClosed }: Listening): () => void {
  let seenClosed = false;
  const stop = () => {
    window.removeEventListener("storage", onStorage);
    clearInterval(watch);
  };
  const end = () => {
    stop();
    void onEnd();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === LOGIN_FLAG && newValue === null) end();
  };
  const watch = setInterval(() => {
    const isUp = isFlagUp();
    if (isUp === false || (isUp === undefined && child.closed)) end();
    else if (child.closed && !seenClosed) {
      seenClosed = true;
      onClosed();
    }
  }, WATCH_MS);
  window.addEventListener("storage", onStorage);
  return stop;
}

function features(): string {
  const left = Math.max(0, window.screenX + (window.outerWidth - SIZE.width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - SIZE.height) / 2);
  return `width=${SIZE.width}, height=${SIZE.height}, top=${top}, left=${left}, toolbar=no, menubar=no`;
}
