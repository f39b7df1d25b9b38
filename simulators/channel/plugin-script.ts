/**
 * What our stand-in of the chat widget is in a browser: it writes down each call, across pages, and draws a button while
 * it is started.
 */
export const PLUGIN_SCRIPT = `(() => {
  const KEY = "channel-calls";
  const button = () => document.getElementById("ch-plugin");
  const show = () => {
    if (button()) return;
    const shown = document.createElement("button");
    shown.id = "ch-plugin";
    shown.type = "button";
    shown.textContent = "Channel";
    shown.style.cssText = "position:fixed;right:16px;bottom:88px;z-index:10";
    document.body.append(shown);
  };
  const take = ([name, ...values]) => {
    const calls = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    sessionStorage.setItem(KEY, JSON.stringify([...calls, [name, ...values]]));
    if (name === "boot") show();
    if (name === "shutdown") button()?.remove();
  };
  const waiting = window.ChannelIO?.q ?? [];
  window.ChannelIO = (...call) => take(call);
  for (const call of waiting) take(call);
})();
`;
