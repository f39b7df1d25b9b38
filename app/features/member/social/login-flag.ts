/** In the browser's storage while a login window is open; no secret, only its removal is noticed. */
export const LOGIN_FLAG = "temp-login-popup";

export function raiseFlag(): void {
  try {
    localStorage.setItem(LOGIN_FLAG, "true");
  } catch {
    // Without storage, the end of the window is noticed by watching it alone.
  }
}

export function lowerFlag(): void {
  try {
    localStorage.removeItem(LOGIN_FLAG);
  } catch {
    // As above.
  }
}

/** Undefined where storage cannot be read. */
export function isFlagUp(): boolean | undefined {
  try {
    return localStorage.getItem(LOGIN_FLAG) !== null;
  } catch {
    return undefined;
  }
}
